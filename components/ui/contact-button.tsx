import { routes } from "@/lib/site/routes";
import styles from "./contact-button.module.css";
import { Link } from "./link";

/** The main action at the top of a page that is about no single service or product. */
export function ContactButton({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <p className={styles.action} data-small={isSmall || undefined}>
      <Link href={routes.contact} className="button" data-primary>
        Ask an engineer
      </Link>
    </p>
  );
}
