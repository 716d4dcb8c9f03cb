import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { ProductRow } from "@/lib/content/products";
import {
  type Cell,
  cellsOf,
  formatCondition,
  formatSpec,
  isInapplicable,
  splitBound,
  unitAfter,
} from "@/lib/products/cells";
import { type ColumnKey, columns, type Spec } from "@/lib/products/specs";
import { splitTitle } from "@/lib/products/title";
import type { Duty } from "@/lib/site/duty";
import { detailsHref } from "@/lib/site/record-links";
import { routes } from "@/lib/site/routes";
import type { Language } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import type { Words } from "@/lib/words/words";
import styles from "./product-table.module.css";
import narrow from "./product-table.narrow.module.css";
import wide from "./product-table.wide.module.css";

type Product = Pick<ProductRow, "id" | "title" | "tag" | "specs" | "image" | "imageDark" | "lang">;
/** `limits`: the columns whose values keep the product from being a match. */
export type ProductEntry = { product: Product; cells: Record<ColumnKey, Cell>; limits?: ColumnKey[] };

/** Rows of products with all their values. */
export function entriesOf(products: Product[], language: Language): ProductEntry[] {
  return products.map((product) => ({
    product,
    cells: cellsOf(product.specs, product.lang ?? language),
  }));
}

type Props = {
  entries: ProductEntry[];
  /** The visitor's, with which the cells are compared. */
  duty?: Duty;
  /** Adds a checkbox for the comparison, which needs a form around it. */
  isComparable?: boolean;
};

/** Products as rows of a table, each in its own language. On phones a row has the first three values, and the rest behind "All data". */
export function ProductTable({ entries, duty = {}, isComparable = false }: Props) {
  const t = useWords();
  return (
    <table
      className={`thumbnails ${styles.table} ${narrow.table} ${wide.table}`}
      data-duty={Object.keys(duty).length > 0 || undefined}
    >
      <thead className="hidden-until-parsed">
        <tr>
          <td />
          <th scope="col">{t("cards.productTable.product")}</th>
          {columns.map(({ key, unit }) => (
            <th key={key} scope="col">
              {t(`products.columns.${key}`)}
              <small>{unit}</small>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.product.id} {...entry} isComparable={isComparable} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  product: { id, title, tag, specs, image, imageDark, lang },
  cells,
  limits = [],
  isComparable,
}: ProductEntry & { isComparable: boolean }) {
  const t = useWords(lang);
  const { model, name } = splitTitle(title);
  return (
    <tr data-close-match={limits.length > 0 || undefined} lang={lang}>
      <td>
        <Picture of={{ image, imageDark }} width={120} height={80} sizes="(width < 48rem) 4.5rem, 7.5rem" />
      </td>
      <th scope="row">
        {tag && <small>{`PK-${tag}`}</small>}
        <p>
          <Link href={detailsHref(routes.product, id, title)} hrefLang={lang}>
            {`${model} `}
            <span>{name}</span>
          </Link>
        </p>
      </th>
      {columns.map(({ key, unit }) => (
        <ValueCell
          key={key}
          cell={cells[key]}
          unit={unit}
          language={t.language}
          isLimit={limits.includes(key)}
        />
      ))}
      <td>
        {isComparable && (
          <label>
            <input
              type="checkbox"
              name="compare"
              value={id}
              aria-label={t("cards.productTable.compare", { title })}
              data-title={model}
            />
          </label>
        )}
        <AllData specs={specs} words={t} />
      </td>
    </tr>
  );
}

type ValueProps = { cell: Cell; unit: string; language: Language; isLimit: boolean };

/** A unit other than the column's is always shown, the column's own only where there is no head above it. */
function ValueCell({ cell, unit: columnUnit, language, isLimit }: ValueProps) {
  const { text, unit, note, isStated, load } = cell;
  const ownUnit = unitAfter(text, columnUnit, language);
  const [number, after] = splitBound(text, language);
  // Blank for the eye: a column of "not applicable" would hide the values around it.
  if (isInapplicable(cell))
    return (
      <td data-blank>
        <span className="visually-hidden">{text}</span>
      </td>
    );
  return (
    <td data-limit={isLimit || undefined} data-blank={isStated === false || undefined}>
      {/\d/.test(text) ? (
        <b>
          {number}
          {unit ? `\u00a0${unit}` : ownUnit && <i>{`\u00a0${ownUnit}`}</i>}
          {after || null}
        </b>
      ) : (
        <em>{text}</em>
      )}
      {note && <small>{note}</small>}
      {load !== undefined && (
        <svg width="80" height="4" aria-hidden="true">
          <path d="M0 2h80" />
          <path d={`M0 2h${load * 0.8}`} />
        </svg>
      )}
    </td>
  );
}

function AllData({ specs, words: t }: { specs: Spec[]; words: Words }) {
  if (specs.length === 0) return null;
  return (
    <details>
      <summary>{t("cards.productTable.allData")}</summary>
      <ul>
        {specs.map((spec) => (
          <li key={`${spec.key} ${spec.condition}`}>
            {[`${spec.label}: ${formatSpec(spec, t.language)}`, formatCondition(spec.condition, t.language)]
              .filter(Boolean)
              .join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
