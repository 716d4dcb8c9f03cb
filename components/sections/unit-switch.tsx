import { basesOf } from "@/lib/products/view";
import type { Duty } from "@/lib/site/duty";
import { localPath } from "@/lib/site/language-path";
import { describeUnit, type Measure, measures, ownUnit, unitsOf } from "@/lib/text/quantities";
import { useWords } from "@/lib/words/use-words";
import styles from "./unit-switch.module.css";

type Props = {
  /** Of the form: the router keeps pages that it has left. */
  id?: string;
  /** The page that it is on. */
  path: string;
  duty?: Duty;
  /** Of that page, which stays; without the duty. */
  query?: string;
};

/** Shows values in other units, with the bases of those: a plain form, whose choice is in the address. */
export function UnitSwitch({ id = "units", path, duty = {}, query = "" }: Props) {
  const t = useWords();
  const { units = {} } = duty;
  const labels: Record<Measure, string> = {
    flow: t("sections.productFinder.flow"),
    purity: t("products.columns.purity"),
    pressure: t("products.columns.pressure"),
  };
  const labelOf = (measure: Measure) => describeUnit(measure, units[measure] ?? ownUnit(measure)).label;
  const bases = basesOf(duty);
  return (
    <form id={id} action={localPath(path, t.language)} className={styles.units}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details>
        <summary>{t("sections.unitSwitch.summary", { units: measures.map(labelOf).join(", ") })}</summary>
        <div>
          {measures.map((measure) => (
            <label key={measure}>
              {`${labels[measure]} `}
              <select name="unit" defaultValue={textOf(measure, units[measure] ?? ownUnit(measure))}>
                {unitsOf(measure).map((unit) => (
                  <option key={unit}>{textOf(measure, unit)}</option>
                ))}
              </select>
            </label>
          ))}
          <button type="submit" className="button" data-small>
            {t("sections.unitSwitch.submit")}
          </button>
        </div>
      </details>
      {bases.length > 0 && <p>{bases.join(" · ")}</p>}
    </form>
  );
}

/** Volumes with their bases, which tell them apart. The form sends this text: the unit is read from its beginning. */
function textOf(measure: Measure, unit: string): string {
  const { label, base } = describeUnit(measure, unit);
  return measure === "flow" && base && !base.includes("kg/Nm³") ? `${label} (${base})` : label;
}
