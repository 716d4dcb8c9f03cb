import { Facts } from "@/components/layout-primitives/facts";
import { Link } from "@/components/ui/link";
import { PdfLink } from "@/components/ui/pdf-link";
import { Picture } from "@/components/ui/picture";
import type { ReferencePageData } from "@/lib/content/reference-page";
import { summarizeCells } from "@/lib/products/cells";
import { splitTitle } from "@/lib/products/title";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./reference-parts.module.css";

type Props = Pick<ReferencePageData, "products" | "catalogue" | "fields" | "services">;

/** Beside the text of a plant: its products with their pictures, their documents, its fields of expertise and its services. */
export function ReferenceParts({ products, catalogue, fields, services }: Props) {
  const t = useWords();
  const documents = [
    ...products.flatMap(({ title, pdf }) =>
      pdf ? { name: "dataSheet", title: splitTitle(title).model, pdf } : [],
    ),
    ...(catalogue ? [{ name: "catalogue", ...catalogue }] : []),
  ] as { name: "dataSheet" | "catalogue"; title: string; pdf: string }[];
  const pages = [
    ...fields.map((page) => ({ name: "field" as const, ...page })),
    ...services.map((page) => ({ name: "service" as const, ...page })),
  ];
  if (products.length + documents.length + pages.length === 0) return null;
  return (
    <div className={styles.parts}>
      {products.length > 0 && (
        <ul className={`rows ${styles.products}`}>
          {products.map((product) => (
            <li key={product.id}>
              <article lang={product.lang}>
                <Picture of={product} alt="" width={120} height={80} sizes="7.5rem" />
                <h2>
                  <Link href={detailsHref(routes.product, product.id, product.title)} hrefLang={product.lang}>
                    {product.title}
                  </Link>
                </h2>
                <p>{summarizeCells(product.specs, t.language)}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
      <Facts className="reach">
        {documents.map(({ name, title, pdf }) => (
          <div key={pdf}>
            <dt>{t(`templates.referencePage.${name}`)}</dt>
            <dd>
              <PdfLink href={pdf} text={t("templates.referencePage.pdf", { title })} />
            </dd>
          </div>
        ))}
        {pages.map(({ name, title, href, lang }) => (
          <div key={href}>
            <dt>{t(`templates.referencePage.${name}`)}</dt>
            <dd lang={lang}>
              <Link href={href} hrefLang={lang}>
                {`${title} `}
                <span aria-hidden="true">→</span>
              </Link>
            </dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
