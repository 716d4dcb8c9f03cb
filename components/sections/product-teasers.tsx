import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { ProductRow } from "@/lib/content/products";
import { summarizeCells } from "@/lib/products/cells";
import { groupByFamily, oneOfEachFamily } from "@/lib/products/families";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./product-teasers.module.css";
import { Section } from "./section";

const shown = 6;

/** One product of each family with its picture, and the way to the finder. */
export function ProductTeasers({ products }: { products: ProductRow[] }) {
  const t = useWords();
  if (products.length === 0) return null;
  const families = groupByFamily(products, t("products.unnamedFamily"));
  return (
    <Section
      tag={["PK", 400]}
      heading={t("sections.productTeasers.heading")}
      more={{ label: t("sections.all.products"), href: routes.product }}
    >
      <ul className={`cropped-images ${styles.grid}`}>
        {oneOfEachFamily(products, shown).map((product) => (
          <li key={product.id}>
            <Teaser {...product} family={families.find((family) => family.products.includes(product))} />
          </li>
        ))}
      </ul>
      <p className={styles.finder}>
        <Link href={routes.product} className="button" data-primary>
          {t("sections.productTeasers.find")}
        </Link>
        {t("sections.productTeasers.findBy")}
      </p>
    </Section>
  );
}

type TeaserProps = Omit<ProductRow, "family"> & { family?: { name: string; products: ProductRow[] } };

function Teaser({ family, ...product }: TeaserProps) {
  const { id, title, specs, lang } = product;
  const t = useWords(lang);
  return (
    <article lang={lang}>
      <Picture of={product} width={416} height={277} sizes="(width < 60rem) 50vw, 26rem" />
      {family && (
        <p>{`${family.name} · ${t("sections.productFamilies.all", { count: family.products.length })}`}</p>
      )}
      <h3>
        <Link href={detailsHref(routes.product, id, title)} hrefLang={lang}>
          {title}
        </Link>
      </h3>
      <p>{summarizeCells(specs, t.language)}</p>
    </article>
  );
}
