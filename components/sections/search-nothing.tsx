import { Link } from "@/components/ui/link";
import { inquiryAbout } from "@/lib/search/inquiry-about";
import { routes } from "@/lib/site/routes";
import { searchHref } from "@/lib/site/search-query";
import styles from "./search-nothing.module.css";

const lists = [
  { href: routes.services, label: "Services" },
  { href: routes.expertise, label: "Expertise" },
  { href: routes.product, label: "Products" },
  { href: routes.catalogues, label: "Catalogues" },
];

/** Shown without results: similar words, the lists, and a link to the form with the words as its subject. */
export function SearchNothing({ closest, query }: { closest: string[]; query: string }) {
  return (
    <div className={styles.nothing}>
      {closest.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul>
            {closest.map((term) => (
              <li key={term}>
                <Link href={searchHref(term)}>{term}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Or browse:</p>
      <ul>
        {lists.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={inquiryAbout(query)} className="button" data-primary="">
          Ask an engineer
        </Link>
      </p>
    </div>
  );
}
