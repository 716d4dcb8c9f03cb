import { Link } from "@/components/ui/link";
import { TagBubble } from "@/components/ui/tag-bubble";
import { type Cell, formatSpec, unitAfter } from "@/lib/products/cells";
import { type ColumnKey, columns, type Spec } from "@/lib/products/specs";
import { splitTitle } from "@/lib/products/title";
import { productHref } from "@/lib/site/routes";
import { useLanguage, useWords } from "@/lib/words/use-words";
import styles from "./product-table.module.css";

type Product = { id: string; title: string; tag: string; specs: Spec[] };
/** `limits`: the columns whose values keep the product from being a match. */
export type ProductEntry = { product: Product; cells: Record<ColumnKey, Cell>; limits?: ColumnKey[] };

type Props = {
  entries: ProductEntry[];
  level: 3 | 4;
  /** Canonical query of the visitor's duty, for the products' pages. */
  query?: string;
  /** Adds a checkbox for the comparison, and all data on phones; needs a form around it. */
  isComparable?: boolean;
};

const known = new Set<string>(columns.map(({ key }) => key));

/** Products as rows of one ruled table; on phones each is a table of its own. */
export function ProductTable({ entries, level, query = "", isComparable = false }: Props) {
  const t = useWords();
  return (
    <div className={styles.table} data-ticks={isComparable || undefined}>
      <p className={styles.head} aria-hidden="true">
        <span>{t("cards.productTable.product")}</span>
        <span>
          {columns.map(({ key, unit }) => (
            <span key={key}>
              {t(`products.columns.${key}`)}
              <small>{unit}</small>
            </span>
          ))}
        </span>
      </p>
      {entries.map((entry) => (
        <Row key={entry.product.id} {...entry} level={level} query={query} isComparable={isComparable} />
      ))}
    </div>
  );
}

function Row({
  product: { id, title, tag, specs },
  cells,
  limits = [],
  level,
  query,
  isComparable,
}: ProductEntry & Required<Omit<Props, "entries">>) {
  const t = useWords();
  const Heading = `h${level}` as const;
  const { model, name } = splitTitle(title);
  const others = isComparable ? specs.filter(({ key }) => !known.has(key)) : [];
  return (
    <article className={styles.row} data-close-match={limits.length > 0 || undefined}>
      {isComparable && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="compare"
            value={id}
            aria-label={t("cards.productTable.compare", { title })}
            data-title={model}
          />
        </label>
      )}
      {tag && <TagBubble letters="PK" number={tag} />}
      <Heading>
        <Link href={productHref(id, title) + (query && `?${query}`)}>
          {model} <span>{name}</span>
        </Link>
      </Heading>
      <dl>
        {columns.map(({ key, unit }) => (
          <div key={key} data-limit={limits.includes(key) || undefined}>
            <dt>{t(`products.columns.${key}`)}</dt>
            <dd>
              <CellText cell={cells[key]} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <details>
          <summary>{t("cards.productTable.allData")}</summary>
          <ul>
            {others.map((spec) => (
              <li key={spec.key}>
                {spec.label}: {formatSpec(spec, t.language)}
                {spec.condition && `, ${spec.condition}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

/** A unit other than the column's is always shown, the column's own only where there is no head above it. */
function CellText({ cell: { text, unit, note }, unit: columnUnit }: { cell: Cell; unit: string }) {
  const isNumber = /\d/.test(text);
  const ownUnit = unitAfter(text, columnUnit, useLanguage());
  return (
    <>
      {isNumber ? (
        <b>
          {text}
          {unit ? `\u00a0${unit}` : ownUnit && <i>{`\u00a0${ownUnit}`}</i>}
        </b>
      ) : (
        <em>{text}</em>
      )}
      {note && <small>{note}</small>}
    </>
  );
}
