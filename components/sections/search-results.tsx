import { Link } from "@/components/ui/link";
import { MarkedText } from "@/components/ui/marked-text";
import { SearchLink } from "@/components/ui/search-link";
import { describeDuty } from "@/lib/products/describe-duty";
import { dutyInQuery } from "@/lib/search/duty-in-query";
import { type Found, groupByKind, kindLabels } from "@/lib/search/groups";
import { dutyQuery } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import styles from "./search-results.module.css";

/** Results by kind, the kind of the best one first, with the passages that show why. */
export function SearchResults({ found, query }: { found: Found[]; query: string }) {
  const duty = dutyInQuery(query);
  return (
    <>
      {duty && (
        <p>
          <Link href={`${routes.product}?${dutyQuery(duty)}`}>Find products for {describeDuty(duty)}</Link>
        </p>
      )}
      {groupByKind(found).map(([kind, items]) => (
        <section key={kind} className={styles.kind} aria-label={kindLabels[kind]}>
          <h3>
            {kindLabels[kind]} <span>{items.length}</span>
          </h3>
          <ul>
            {items.map(({ path, title, label, excerpt }) => (
              <li key={path}>
                <SearchLink path={path}>
                  <MarkedText segments={title} />
                </SearchLink>
                {label && <span className={styles.label}>{label}</span>}
                {excerpt.length > 0 && (
                  <p>
                    <MarkedText segments={excerpt} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
