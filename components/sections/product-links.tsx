import { entriesOf, ProductTable } from "@/components/cards/product-table";
import type { ProductRow } from "@/lib/content/products";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";

type Props = { heading: string; products: ProductRow[] };

/** A section with the products that belong to a page; none without products. */
export function ProductLinks({ heading, products }: Props) {
  const t = useWords();
  if (products.length === 0) return null;
  return (
    <Section
      tag={["PK", 400]}
      heading={heading}
      more={{ label: t("sections.all.products"), href: routes.product }}
    >
      <ProductTable entries={entriesOf(products, t.language)} />
    </Section>
  );
}
