import { Link } from "@/components/ui/link";
import { inquiryAbout } from "@/lib/search/inquiry-about";
import { localPath } from "@/lib/site/language-path";
import { linkTitle } from "@/lib/site/route-words";
import { routes } from "@/lib/site/routes";
import { searchHref } from "@/lib/site/search-query";
import { useWords } from "@/lib/words/use-words";
import styles from "./search-nothing.module.css";

const lists = [routes.services, routes.expertise, routes.product, routes.catalogues];

/** Shown without results: similar words, the lists, and a link to the form with the words as its subject. */
export function SearchNothing({ closest, query }: { closest: string[]; query: string }) {
  const t = useWords();
  return (
    <div className={styles.nothing}>
      {closest.length > 0 && (
        <>
          <p>{t("sections.searchNothing.didYouMean")}</p>
          <ul className="reach">
            {closest.map((term) => (
              <li key={term}>
                <a href={localPath(searchHref(term), t.language)}>{term}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t("sections.searchNothing.browse")}</p>
      <ul className="reach">
        {lists.map((href) => (
          <li key={href}>
            <Link href={href}>{linkTitle(href, t.language)}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={inquiryAbout(query, t.language)} className="button" data-primary="">
          {t("actions.askEngineer")}
        </Link>
      </p>
    </div>
  );
}
