import { Link } from "@/components/ui/link";
import type { ProductRow } from "@/lib/content/products";
import { addUnit } from "@/lib/products/cells";
import { areUnrelated, type ComparedRow } from "@/lib/products/compare";
import { splitTitle } from "@/lib/products/title";
import { detailsHref } from "@/lib/site/record-links";
import { inquiryHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./product-comparison.module.css";

type Props = { heading: string; products: ProductRow[]; rows: ComparedRow[] };

/** Products as columns with aligned rows, beside what the visitor needs; a value that is better is bold. */
export function ProductComparison({ heading, products, rows }: Props) {
  const t = useWords();
  const hasDuty = rows.some(({ duty }) => duty !== "");
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {areUnrelated(products) && <p>{t("sections.productComparison.unrelated")}</p>}
      <table className={styles.comparison}>
        <thead>
          <tr>
            <td />
            {hasDuty && <th scope="col">{t("sections.productComparison.duty")}</th>}
            {products.map(({ id, title }) => {
              const { model, name } = splitTitle(title);
              return (
                <th key={id} scope="col">
                  <Link href={detailsHref(routes.product, id, title)}>{model}</Link>
                  <span>{name}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, unit, duty, cells }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {unit && <small>{unit}</small>}
              </th>
              {hasDuty && <td>{duty}</td>}
              {cells.map((cell, index) => (
                <td key={products[index]?.id}>
                  <Value {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {hasDuty && <td />}
            {products.map(({ id, title }) => (
              <td key={id}>
                <Link
                  href={inquiryHref(`product-${id}`)}
                  className="button"
                  data-primary
                  aria-label={t("sections.productComparison.quoteFor", { title })}
                >
                  {t("actions.quote")}
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function Value({ text, unit, note, isStated, isBest }: ComparedRow["cells"][number]) {
  const value = addUnit(text, unit, useWords().language);
  return (
    <>
      {isStated === false ? <em>{value}</em> : isBest ? <b>{value}</b> : value}
      {note && <small>{note}</small>}
    </>
  );
}
