import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Worded } from "@/lib/content/page-fields";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./call-to-action.module.css";

type Props = {
  heading?: string;
  /** The visitor's benefit. */
  text?: string;
  /** The page's main button once more; without it, the contact form. */
  action?: ReactNode;
} & Worded;

/** The band at the end of a page. */
export function CallToAction({ heading, text, action, lang }: Props) {
  const t = useWords();
  return (
    <section className={styles.band}>
      <div className={`container ${styles.row}`}>
        <div>
          <h2 lang={heading && lang}>{heading ?? t("sections.callToAction.heading")}</h2>
          {text && <p lang={lang}>{text}</p>}
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
