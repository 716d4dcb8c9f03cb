import { AskLink } from "@/components/islands/products/ask-link";
import type { Product } from "@/lib/content/products";
import { cellsOf, formatCondition, formatSpec } from "@/lib/products/cells";
import { columns } from "@/lib/products/specs";
import { splitTitle } from "@/lib/products/title";
import styles from "./product-facts.module.css";

type Props = { product: Product; pdfBytes: number | null };

/** The values that decide, the data sheet and the main button. */
export function FactsCard({ product: { id, title, specs, pdf }, pdfBytes }: Props) {
  const cells = cellsOf(specs);
  return (
    <aside className={styles.card} aria-label="Facts">
      <h2>{splitTitle(title).model}, what decides</h2>
      <dl>
        {columns.map(({ key, label, unit }) => {
          const { text, unit: own, note } = cells[key];
          const shownUnit = own || (/\d/.test(text) ? unit : "");
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <b>{[text, shownUnit].filter(Boolean).join("\u00a0")}</b>
                {note && <small>{note}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      <AskLink source={`product-${id}`} label="Ask for an offer" />
      {pdf && (
        <p>
          <a href={pdf} target="_blank" rel="noopener" aria-label={`Data sheet of ${title} (PDF, new tab)`}>
            Data sheet (PDF{pdfBytes !== null && `, ${formatBytes(pdfBytes)}`})
          </a>
        </p>
      )}
    </aside>
  );
}

/** Every value that the product states. */
export function SpecTable({ product: { specs } }: { product: Product }) {
  if (specs.length === 0) return null;
  return (
    <table className={styles.specs}>
      <caption>Technical data</caption>
      <tbody>
        {specs.map((spec, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key may have several rows, and the table never changes
          <tr key={index}>
            <th scope="row">
              {spec.label}
              {spec.condition && <small>{formatCondition(spec.condition)}</small>}
            </th>
            <td>{formatSpec(spec)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(kilobytes / 1000).toFixed(1)}\u00a0MB`;
}
