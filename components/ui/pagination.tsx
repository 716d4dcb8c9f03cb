import { pageWindow } from "@/lib/site/page-window";
import { pageHref, type Route } from "@/lib/site/routes";
import { fill } from "@/lib/words/fill";
import type en from "@/messages/en/pagination.json";
import { Link } from "./link";
import styles from "./pagination.module.css";

type PaginationWords = typeof en;
type Props = { words: PaginationWords; route: Route; page: number; totalPages: number };

/** Before hydration, the fragment of its links keeps the list in view; after it, the list changes in place. */
export function Pagination({ words, route, page, totalPages }: Props) {
  if (totalPages <= 1) return null;
  const href = (number: number) => `${pageHref(route, number)}#list`;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" data-page={page - 1}>
          {words.previous}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageWindow(page, totalPages).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? number) > 1 || undefined}>
            <Link
              href={href(number)}
              data-page={number}
              aria-label={fill(words.page, { number })}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link href={href(page + 1)} rel="next" data-page={page + 1}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}
