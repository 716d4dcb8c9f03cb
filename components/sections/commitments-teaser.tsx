import type { CommitmentTeaser } from "@/lib/content/about";
import { routes } from "@/lib/site/routes";
import { AboutPart } from "./about-part";
import styles from "./commitments-teaser.module.css";

export function CommitmentsTeaser({ commitments }: { commitments: CommitmentTeaser[] }) {
  if (commitments.length === 0) return null;
  return (
    <AboutPart heading="Our commitments" more={{ label: "All commitments", href: routes.commitments }}>
      <ul className={styles.commitments}>
        {commitments.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </AboutPart>
  );
}
