import type { ProductRow } from "@/lib/content/products";
import { summarizeCells } from "@/lib/products/cells";
import { productHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";
import { TeaserRows } from "./teaser-rows";

/** A section with one product of each family: shorter than their table, on the longest page. */
export function ProductTeasers({ products }: { products: ProductRow[] }) {
  const t = useWords();
  if (products.length === 0) return null;
  const rows = products.map(({ id, title, tag, specs }) => ({
    id,
    mark: tag && `PK-${tag}`,
    title,
    href: productHref(id, title),
    value: summarizeCells(specs, t.language),
  }));
  return (
    <Section
      tag={["PK", 400]}
      heading={t("sections.productTeasers.heading")}
      more={{ label: t("sections.all.products"), href: routes.product }}
    >
      <TeaserRows rows={rows} />
    </Section>
  );
}
