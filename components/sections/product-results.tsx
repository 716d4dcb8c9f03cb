import { ProductTable } from "@/components/cards/product-table";
import { CompareForm } from "@/components/islands/products/compare-form";
import { Link } from "@/components/ui/link";
import type { ProductRow } from "@/lib/content/products";
import { describeDuty } from "@/lib/products/describe-duty";
import type { Fits } from "@/lib/products/match";
import { type Duty, dutyQuery } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import styles from "./product-results.module.css";

type Props = Fits<ProductRow> & { heading: string; duty: Duty };

/** The products for a duty: matches, close matches, and a question for what is outside the range. */
export function ProductResults({ heading, duty, matches, closeMatches }: Props) {
  const query = dutyQuery(duty);
  const question = (
    <div className={styles.ask}>
      <div>
        <h2>Outside this range? Ask an engineer</h2>
        <p>Your question will include your values: {describeDuty(duty)}.</p>
      </div>
      <Link href={`${routes.contact}?${query}`} className="button" data-primary>
        Ask an engineer
      </Link>
    </div>
  );
  return (
    <section id="results" tabIndex={-1} aria-label={heading} className={styles.results}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <Link href={routes.product}>Clear values</Link>
      </div>
      {matches.length + closeMatches.length === 0 ? (
        question
      ) : (
        <CompareForm>
          {Object.entries(duty).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {matches.length > 0 && <ProductTable entries={matches} level={3} query={query} isComparable />}
          {closeMatches.length > 0 && (
            <>
              <h2 className={styles.closeMatches}>Close matches, with the limiting value</h2>
              <ProductTable entries={closeMatches} level={3} query={query} isComparable />
            </>
          )}
          {question}
        </CompareForm>
      )}
    </section>
  );
}
