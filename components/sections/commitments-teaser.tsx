import type { CommitmentTeaser } from "@/lib/content/about";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./commitments-teaser.module.css";

export function CommitmentsTeaser({ commitments }: { commitments: CommitmentTeaser[] }) {
  const t = useWords();
  if (commitments.length === 0) return null;
  return (
    <AboutPart
      heading={t("sections.about.commitments")}
      more={{ label: t("sections.all.commitments"), href: routes.commitments }}
    >
      <ul className={styles.commitments}>
        {commitments.map(({ title, text, lang }) => (
          <li key={title} lang={lang}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </AboutPart>
  );
}
