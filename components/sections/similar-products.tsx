import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/ui/grid";
import { Link } from "@/components/ui/link";
import type { ProductRow } from "@/lib/content/products";
import { summarizeCells } from "@/lib/products/cells";
import { productHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";

/** A section with the products of similar capacity; none without products. */
export function SimilarProducts({ products }: { products: ProductRow[] }) {
  const t = useWords();
  if (products.length === 0) return null;
  return (
    <Section
      tag={["PK", 400]}
      heading={t("templates.productPage.similar")}
      more={{ label: t("sections.all.products"), href: routes.product }}
    >
      <Grid>
        {products.map(({ id, title, image, imageDark, specs }) => (
          <PictureCard
            key={id}
            title={title}
            image={image}
            imageDark={imageDark}
            level={3}
            isRowOnPhones
            link={(text) => <Link href={productHref(id, title)}>{text}</Link>}
          >
            <p>{summarizeCells(specs, t.language)}</p>
          </PictureCard>
        ))}
      </Grid>
    </Section>
  );
}
