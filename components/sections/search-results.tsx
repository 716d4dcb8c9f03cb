import { Split } from "@/components/layout-primitives/split";
import { Link } from "@/components/ui/link";
import { MarkedText } from "@/components/ui/marked-text";
import { SearchLink } from "@/components/ui/search-link";
import { describeDuty } from "@/lib/products/describe-duty";
import { dutyInQuery } from "@/lib/search/duty-in-query";
import type { Found } from "@/lib/search/find";
import { inquiryAbout } from "@/lib/search/inquiry-about";
import { finderHref } from "@/lib/site/finder-href";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import styles from "./search-results.module.css";

/** Results by kind, the kind of the best one first, with the passages that show why. */
export function SearchResults({ found, query }: { found: Found[]; query: string }) {
  const t = useWords();
  const { kinds } = browserWords(t.language).suggestions;
  const duty = dutyInQuery(query);
  const groups = [...Map.groupBy(found, ({ kind }) => kind)];
  return (
    <Split>
      <nav aria-label={t("sections.searchResults.types")} className={styles.side}>
        <ul className="reach">
          {groups.map(([kind, items]) => (
            <li key={kind}>
              <a href={`#${kind}`}>
                {kinds[kind]} <span>{items.length}</span>
              </a>
            </li>
          ))}
        </ul>
        {duty && (
          <Link href={finderHref({ duty })} className="button">
            {t("sections.searchResults.findProducts", { duty: describeDuty(duty, t.language) })}
          </Link>
        )}
        <Link href={inquiryAbout(query, t.language)} className="button" data-primary="">
          {t("actions.askEngineer")}
        </Link>
      </nav>
      <div>
        {groups.map(([kind, items]) => (
          <section key={kind} id={kind} className={styles.kind} aria-labelledby={`${kind}-heading`}>
            <h3 id={`${kind}-heading`}>{kinds[kind]}</h3>
            <ul className="reach">
              {items.map(({ path, title, label, excerpt, lang }) => (
                <li key={path} lang={lang}>
                  <SearchLink path={path} language={t.language} hrefLang={lang}>
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
      </div>
    </Split>
  );
}
