import { formatCondition, formatSpec } from "@/lib/products/cells";
import { groupByLabel } from "@/lib/products/facts";
import type { Spec } from "@/lib/products/specs";
import { useWords } from "@/lib/words/use-words";
import styles from "./spec-table.module.css";

/** Every value that a product states. A quantity with several values is named once. */
export function SpecTable({ specs }: { specs: Spec[] }) {
  const t = useWords();
  if (specs.length === 0) return null;
  return (
    <table className={styles.specs}>
      <caption>{t("sections.specTable.caption")}</caption>
      {groupByLabel(specs).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label may return, and the table never changes
        <tbody key={index}>
          {group.map((spec, row) => (
            <tr key={`${formatSpec(spec, t.language)} ${spec.condition}`}>
              {row === 0 && (
                <th scope="rowgroup" rowSpan={group.length}>
                  {spec.label}
                </th>
              )}
              <td>{formatSpec(spec, t.language)}</td>
              <td>{formatCondition(spec.condition, t.language)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
