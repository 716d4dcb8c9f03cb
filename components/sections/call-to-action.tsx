import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./call-to-action.module.css";

type Props = {
  heading?: string;
  /** The visitor's benefit. */
  text?: string;
  /** The page's main button once more; without it, the contact form. */
  action?: ReactNode;
};

/** The band at the end of a page. */
export function CallToAction({ heading, text, action }: Props) {
  const t = useWords();
  return (
    <section className={styles.band}>
      <div className={`container ${styles.row}`}>
        <div>
          <h2>{heading ?? t("sections.callToAction.heading")}</h2>
          {text && <p>{text}</p>}
        </div>
        {action ?? (
          <Link href={routes.contact} className="button" data-primary>
            {t("actions.discussPlant")}
          </Link>
        )}
      </div>
    </section>
  );
}
