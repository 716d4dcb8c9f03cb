import { Band } from "@/components/layout-primitives/band";
import { Figure } from "@/components/ui/figure";
import { axisNumber, percent } from "@/lib/charts/chart-table";
import { deviation, gain, guaranteeAxis, isInPoints } from "@/lib/charts/guarantee-axis";
import type { Guarantee } from "@/lib/content/reference-page";
import { useWords } from "@/lib/words/use-words";
import type { Words } from "@/lib/words/words";
import styles from "./guarantees.module.css";

type Axis = ReturnType<typeof guaranteeAxis>;

/** Each measured value on one axis with the guarantee in its middle, better to the right; none without guarantees. */
export function Guarantees({ guarantees }: { guarantees: Guarantee[] }) {
  const t = useWords();
  if (guarantees.length === 0) return null;
  const axis = guaranteeAxis(guarantees);
  return (
    <Band className={styles.guarantees} aria-labelledby="guarantees">
      <h2 id="guarantees">{t("sections.guarantees.heading")}</h2>
      <div className="visually-hidden">
        <Table guarantees={guarantees} />
      </div>
      <div aria-hidden="true">
        <p className={styles.key}>
          <span data-line="">{t("sections.guarantees.guarantee")}</span>
          <span data-dot="">{t("sections.guarantees.measuredValue")}</span>
        </p>
        <div className={styles.head}>
          <p>{t("sections.guarantees.side")}</p>
          <div className={styles.axis}>
            <svg aria-hidden="true">
              {axis.ticks.map((tick) => (
                <text key={tick} x={percent(at(tick, axis))} y="28" textAnchor="middle">
                  {signed(tick)}
                </text>
              ))}
            </svg>
          </div>
          <p>{t("sections.guarantees.units")}</p>
        </div>
        {guarantees.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quantity may have several rows, and the list never changes
          <div key={index} className={styles.row}>
            <div>
              <b>{row.label}</b>
              <p>{t("sections.guarantees.guaranteed", { value: withUnit(row.guaranteed, row) })}</p>
            </div>
            <div className={styles.axis}>
              <Marks row={row} axis={axis} />
            </div>
            <div>
              <p className={styles.value}>
                <Figure value={axisNumber(row.measured)} unit={row.unit} />
              </p>
              {row.note && <p>{row.note}</p>}
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}

/** The guarantee, its good side, and the value; one beyond the axis is an arrow at its end. */
function Marks({ row, axis }: { row: Guarantee; axis: Axis }) {
  const t = useWords();
  const own = gain(row);
  const isBeyond = own !== null && Math.abs(own) > axis.limit;
  return (
    <svg aria-hidden="true">
      <rect x="50%" width="50%" height="100%" />
      {axis.ticks.map((tick) => (
        <line key={tick} x1={percent(at(tick, axis))} x2={percent(at(tick, axis))} y1="0" y2="100%" />
      ))}
      <line data-guarantee="" x1="50%" x2="50%" y1="0" y2="100%" />
      {own !== null && isBeyond && (
        <text x={own < 0 ? "0" : "100%"} y="50%" dy="4" textAnchor={own < 0 ? "start" : "end"}>
          {own < 0 ? `← ${describe(row, t)}` : `${describe(row, t)} →`}
        </text>
      )}
      {own !== null && !isBeyond && (
        <>
          <circle cx={percent(at(own, axis))} cy="50%" r="9" data-worse={own < 0 || undefined} />
          <text x={percent(at(own, axis))} y="50%" {...labelPlace(own, axis)}>
            {describe(row, t)}
          </text>
        </>
      )}
    </svg>
  );
}

/** Above the dot; beside it near the guarantee, whose line it would cross, and towards the middle near an end. */
function labelPlace(own: number, { limit }: Axis) {
  const share = own / limit;
  if (Math.abs(share) < 1 / 6)
    return { dx: own < 0 ? -16 : 16, dy: -12, textAnchor: own < 0 ? "end" : "start" } as const;
  const textAnchor = share > 2 / 3 ? "end" : share < -2 / 3 ? "start" : "middle";
  return { dy: -22, textAnchor } as const;
}

/** Position of a difference on the axis, in per cent of its width. */
const at = (value: number, { limit }: Axis) => 50 + (50 * value) / limit;

const signed = (value: number) => `${value > 0 ? "+" : ""}${axisNumber(value)}`;

const withUnit = (value: number, { unit }: Guarantee) =>
  [axisNumber(value), unit].filter(Boolean).join("\u00a0");

/** "2.2 % less", "0.1 points more"; empty where there is no per cent of the guarantee. */
function describe(row: Guarantee, t: Words): string {
  const own = deviation(row);
  if (own === null) return "";
  if (own === 0) return t("sections.guarantees.equal");
  const value = axisNumber(Math.abs(own));
  if (isInPoints(row)) return t(`sections.guarantees.${own < 0 ? "pointsLess" : "pointsMore"}`, { value });
  return t(`sections.guarantees.${own < 0 ? "less" : "more"}`, { value });
}

const columns = ["quantity", "guaranteed", "measured", "difference", "note"] as const;

/** The drawing as text. */
function Table({ guarantees }: { guarantees: Guarantee[] }) {
  const t = useWords();
  return (
    <table aria-labelledby="guarantees">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`sections.guarantees.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guarantees.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={index}>
            <th scope="row">{row.label}</th>
            <td>{withUnit(row.guaranteed, row)}</td>
            <td>{withUnit(row.measured, row)}</td>
            <td>{describe(row, t)}</td>
            <td>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
