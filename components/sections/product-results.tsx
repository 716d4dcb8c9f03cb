import { ProductTable } from "@/components/cards/product-table";
import { CompareForm } from "@/components/islands/products/compare-form";
import { Link } from "@/components/ui/link";
import type { ProductRow } from "@/lib/content/products";
import { describeDuty } from "@/lib/products/describe-duty";
import type { Fits } from "@/lib/products/match";
import { type Duty, dutyQuery } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./product-results.module.css";

type Props = Fits<ProductRow> & { heading: string; duty: Duty };

/** The products for a duty: matches, close matches, and a question for what is outside the range. */
export function ProductResults({ heading, duty, matches, closeMatches }: Props) {
  const t = useWords();
  const query = dutyQuery(duty);
  const question = (
    <div className={styles.ask}>
      <div>
        <h2>{t("sections.productResults.outsideRange")}</h2>
        <p>{t("sections.productResults.valuesIncluded", { values: describeDuty(duty, t.language) })}</p>
      </div>
      <Link href={`${routes.contact}?${query}`} className="button" data-primary>
        {t("actions.askEngineer")}
      </Link>
    </div>
  );
  return (
    <section id="results" tabIndex={-1} aria-label={heading} className={styles.results}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <Link href={routes.product}>{t("sections.productResults.clear")}</Link>
      </div>
      {matches.length + closeMatches.length === 0 ? (
        question
      ) : (
        <CompareForm>
          {Object.entries(duty).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {matches.length > 0 && <ProductTable entries={matches} query={query} isComparable />}
          {closeMatches.length > 0 && (
            <>
              <h2 className={styles.closeMatches}>{t("sections.productResults.closeMatches")}</h2>
              <ProductTable entries={closeMatches} query={query} isComparable />
            </>
          )}
          {question}
        </CompareForm>
      )}
    </section>
  );
}
