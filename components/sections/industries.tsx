import { Link } from "@/components/ui/link";
import { RuledCells } from "@/components/ui/ruled-cells";
import { industries } from "@/lib/site/company";
import { dutyQuery, type Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./industries.module.css";

/**
 * The industries served, each with a link to its products.
 * @param gases those that there are products for
 */
export function Industries({ gases }: { gases: Gas[] }) {
  const t = useWords();
  return (
    <section className={`container section ${styles.industries}`}>
      <h2>{t("sections.industries.heading")}</h2>
      <RuledCells>
        {industries.map(({ key, gas }) => (
          <div key={key}>
            <h3>{t(`sections.industries.served.${key}.name`)}</h3>
            <p>{t(`sections.industries.served.${key}.text`)}</p>
            {gases.includes(gas) && (
              <Link href={`${routes.product}?${dutyQuery({ gas })}`}>
                {t("sections.industries.productsFor", { gas: t(`gasesInSentence.${gas}`) })}
              </Link>
            )}
          </div>
        ))}
      </RuledCells>
    </section>
  );
}
