import { entriesOf, ProductTable } from "@/components/cards/product-table";
import { CompareForm } from "@/components/islands/products/compare-form";
import { Rail } from "@/components/layout-primitives/rail";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { IndexedProduct, ProductRow } from "@/lib/content/products";
import { groupByFamily } from "@/lib/products/families";
import type { PageOf } from "@/lib/read/page";
import { anchorOf } from "@/lib/site/anchor";
import { pageHref, routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";
import styles from "./product-families.module.css";

type Props = {
  page: PageOf<ProductRow>;
  /** Of all pages: a family may go on on the next one. */
  all: IndexedProduct[];
};

/** One page of the products, grouped by family, to be ticked for a comparison. */
export function ProductFamilies({ page: { items, page, totalPages }, all }: Props) {
  const t = useWords();
  const totals = new Map(groupByFamily(all).map(({ name, products }) => [name, products.length]));
  return (
    <div id="list" tabIndex={-1}>
      <CompareForm>
        {groupByFamily(items).map(({ name, products }) => {
          const shown = name || t("products.unnamedFamily");
          const total = totals.get(name) ?? 0;
          return (
            <section key={name} id={anchorOf(shown)} className={styles.family}>
              <div>
                <h2 lang={name ? products[0]?.lang : undefined}>{shown}</h2>
                <p>
                  {total > products.length
                    ? t("sections.productFamilies.some", { count: products.length, total: String(total) })
                    : t("sections.productFamilies.all", { count: products.length })}
                </p>
              </div>
              <ProductTable entries={entriesOf(products, t.language)} isComparable />
            </section>
          );
        })}
      </CompareForm>
      <Pagination
        words={browserWords(t.language).pagination}
        route={routes.product}
        page={page}
        totalPages={totalPages}
      />
    </div>
  );
}

/** Links to each family, whichever page of the list it is on. */
export function FamilyIndex({ products }: { products: IndexedProduct[] }) {
  const t = useWords();
  return (
    <nav className={styles.index} aria-label={t("sections.productFamilies.index")}>
      <Rail>
        {groupByFamily(products, t("products.unnamedFamily")).map(
          ({ name, products: [first, ...others] }) => (
            <li key={name}>
              <Link href={`${pageHref(routes.product, first?.page ?? 1)}#${anchorOf(name)}`}>
                {first?.lang ? <span lang={first.lang}>{`${name} `}</span> : `${name} `}
                <b>{others.length + 1}</b>
              </Link>
            </li>
          ),
        )}
      </Rail>
    </nav>
  );
}
