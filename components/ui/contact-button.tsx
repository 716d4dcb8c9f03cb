import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./contact-button.module.css";
import { Link } from "./link";

type Props = {
  /** For the low banner of an index page. */
  isSmall?: boolean;
  /** For a list, which begins at once on narrow windows. */
  isForWideOnly?: boolean;
};

/** The main action at the top of a page that is about no single service or product. */
export function ContactButton({ isSmall, isForWideOnly }: Props) {
  const t = useWords();
  return (
    <p className={styles.action} data-small={isSmall} data-wide={isForWideOnly}>
      <Link href={routes.contact} className="button" data-primary>
        {t("actions.askEngineer")}
      </Link>
    </p>
  );
}
