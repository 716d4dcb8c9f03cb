import { Link } from "@/components/ui/link";
import type { HomeParts } from "@/lib/content/home-parts";
import type { Gas } from "@/lib/site/duty";
import { finderHref } from "@/lib/site/finder-href";
import { useWords } from "@/lib/words/use-words";
import styles from "./industries.module.css";

/**
 * The industries served, each a link to its products; nothing without industries.
 * @param gases those that there are products for
 */
export function Industries({ industries, gases }: { industries: HomeParts["industries"]; gases: Gas[] }) {
  const t = useWords();
  if (industries.length === 0) return null;
  return (
    <section className={`container section ${styles.industries}`}>
      <div>
        <h2>{t("sections.industries.heading")}</h2>
        <ul className={styles.names}>
          {industries.map(({ name, duty }) => (
            <li key={name}>
              {duty.gas && gases.includes(duty.gas) ? <Link href={finderHref({ duty })}>{name}</Link> : name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
