import { Link } from "@/components/ui/link";
import { industries } from "@/lib/site/company";
import { dutyQuery, type Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./industries.module.css";

/**
 * The industries served, each a link to its products.
 * @param gases those that there are products for
 */
export function Industries({ gases }: { gases: Gas[] }) {
  const t = useWords();
  return (
    <section className={`container section ${styles.industries}`}>
      <div>
        <h2>{t("sections.industries.heading")}</h2>
        <ul className={styles.names}>
          {industries.map(({ key, duty }) => {
            const name = t(`sections.industries.served.${key}`);
            return (
              <li key={key}>
                {gases.includes(duty.gas) ? (
                  <Link href={`${routes.product}?${dutyQuery(duty)}`}>{name}</Link>
                ) : (
                  name
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
