import { ProductTable } from "@/components/cards/product-table";
import { CompareForm } from "@/components/islands/products/compare-form";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { PageOf } from "@/lib/content/page";
import type { IndexedProduct, Product } from "@/lib/content/products";
import { cellsOf } from "@/lib/products/cells";
import { groupByFamily } from "@/lib/products/families";
import { pageHref, routes, slug } from "@/lib/site/routes";
import styles from "./product-families.module.css";

/** One page of the products, grouped by family, to be ticked for a comparison. */
export function ProductFamilies({ page: { items, page, totalPages } }: { page: PageOf<Product> }) {
  return (
    <div id="list" tabIndex={-1}>
      <CompareForm>
        {groupByFamily(items).map(({ name, products }) => (
          <section key={name} id={slug(name)} className={styles.family}>
            <h2>{name}</h2>
            <ProductTable
              entries={products.map((product) => ({ product, cells: cellsOf(product.specs) }))}
              level={3}
              isComparable
            />
          </section>
        ))}
      </CompareForm>
      <Pagination route={routes.product} page={page} totalPages={totalPages} />
    </div>
  );
}

/** Links to each family, whichever page of the list it is on. */
export function FamilyIndex({ products }: { products: IndexedProduct[] }) {
  return (
    <nav className={styles.index} aria-label="Products by family">
      <ul>
        {groupByFamily(products).map(({ name, products: [first, ...others] }) => (
          <li key={name}>
            <Link href={`${pageHref(routes.product, first?.page ?? 1)}#${slug(name)}`}>
              {name} <b>{others.length + 1}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
