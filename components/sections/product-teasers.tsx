import { SummaryCard } from "@/components/cards/summary-card";
import { RuledGrid } from "@/components/ui/ruled-grid";
import type { ProductRow } from "@/lib/content/products";
import { summarizeCells } from "@/lib/products/cells";
import { productHref, routes } from "@/lib/site/routes";
import { Section } from "./section";

/** A section with one product of each family: shorter than their table, on the longest page. */
export function ProductTeasers({ products }: { products: ProductRow[] }) {
  if (products.length === 0) return null;
  return (
    <Section tag={["PK", 400]} heading="Products" more={{ label: "All products", href: routes.product }}>
      <RuledGrid>
        {products.map(({ id, title, tag, specs }) => (
          <SummaryCard
            key={id}
            summary={{ title, text: summarizeCells(specs), href: productHref(id, title) }}
            tag={tag && `PK-${tag}`}
            level={3}
          />
        ))}
      </RuledGrid>
    </Section>
  );
}
