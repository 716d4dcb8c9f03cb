import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./contact-button.module.css";
import { Link } from "./link";

export type ContactTopic = "careers" | "press";

type Props = {
  /** The block of the contact page that fits the page; otherwise the form. */
  topic?: ContactTopic;
  /** For the low banner of an index page. */
  isSmall?: boolean;
  /** For a list, which begins at once on narrow windows. */
  isForWideOnly?: boolean;
};

/** The main action at the top of a page that is about no single service or product. */
export function ContactButton({ topic, isSmall, isForWideOnly }: Props) {
  const t = useWords();
  return (
    <p className={styles.action} data-small={isSmall} data-wide={isForWideOnly}>
      <Link href={topic ? `${routes.contact}#${topic}` : routes.contact} className="button" data-primary>
        {topic ? t(`sections.contactBlocks.${topic}`) : t("actions.askEngineer")}
      </Link>
    </p>
  );
}
