import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";
import styles from "./call-to-action.module.css";

type Props = {
  heading?: string;
  /** The visitor's benefit. */
  text?: string;
  /** The page's main button once more; without it, the contact form. */
  action?: ReactNode;
};

/** The band at the end of a page. */
export function CallToAction({
  heading = "Tell us your flow, purity and pressure; we answer with a scheme and a budget price.",
  text,
  action,
}: Props) {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.row}`}>
        <div>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
        </div>
        {action ?? (
          <Link href={routes.contact} className="button" data-primary>
            Discuss your plant
          </Link>
        )}
      </div>
    </section>
  );
}
