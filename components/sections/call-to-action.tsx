import type { ReactNode } from "react";
import { Band } from "@/components/layout-primitives/band";
import { Link } from "@/components/ui/link";
import type { Worded } from "@/lib/read/parts";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./call-to-action.module.css";

type Props = {
  /** The subject of the page, which has words of its own: work at a plant, or a new one. */
  ending?: "work" | "plant";
  heading?: string;
  /** The visitor's benefit. */
  text?: string;
  /** The page's main button once more; without it, the contact form. */
  action?: ReactNode;
} & Worded;

/** The band at the end of a page. */
export function CallToAction({ ending, heading, text, action, lang }: Props) {
  const t = useWords();
  const usual = t(ending ? `templates.endings.${ending}.heading` : "sections.callToAction.heading");
  const benefit = ending ? t(`templates.endings.${ending}.text`) : text;
  return (
    <Band isEnd>
      <div className={styles.words}>
        <h2 lang={heading && lang}>{heading ?? usual}</h2>
        {benefit && <p lang={lang}>{benefit}</p>}
        {action ?? (
          <Link href={routes.contact} className="button" data-primary>
            {t("actions.discussPlant")}
          </Link>
        )}
      </div>
    </Band>
  );
}
