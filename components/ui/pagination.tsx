import { pageWindow } from "@/lib/site/page-window";
import { pageHref, type Route } from "@/lib/site/routes";
import { Link } from "./link";
import styles from "./pagination.module.css";

type Props = { route: Route; page: number; totalPages: number };

export function Pagination({ route, page, totalPages }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link href={pageHref(route, page - 1)} rel="prev" data-page={page - 1}>
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageWindow(page, totalPages).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? number) > 1 || undefined}>
            <Link
              href={pageHref(route, number)}
              data-page={number}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link href={pageHref(route, page + 1)} rel="next" data-page={page + 1}>
          Next
        </Link>
      )}
    </nav>
  );
}
