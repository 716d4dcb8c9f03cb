import { axisNumber, percent } from "@/lib/charts/chart-table";
import { position, roundScale } from "@/lib/charts/scale";
import type { Guarantee } from "@/lib/content/reference-page";
import { formatNumber } from "@/lib/words/formats";
import { useWords } from "@/lib/words/use-words";
import styles from "./guarantees.module.css";

/** Steps of an axis, which has no numbers: they only give it room around both values. */
const maxSteps = 4;

/** Each guaranteed value on an axis with the measured one; none without guarantees. */
export function Guarantees({ guarantees }: { guarantees: Guarantee[] }) {
  const t = useWords();
  if (guarantees.length === 0) return null;
  return (
    <section className={styles.guarantees}>
      <h2>{t("sections.guarantees.heading")}</h2>
      <p>{t("sections.guarantees.legend")}</p>
      <ul>
        {guarantees.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quantity may have several rows, and the list never changes
          <li key={index}>
            <h3>{row.label}</h3>
            <p>{[row.unit, t(`sections.guarantees.${row.better}`)].filter(Boolean).join(", ")}</p>
            <Axis {...row} />
            <p className={styles.value}>
              <b>{axisNumber(row.measured)}</b> {row.unit}
            </p>
            <p>{[deviation(row, t), row.note].filter(Boolean).join("; ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The measured value beside the guaranteed one: "2.2 % below the guarantee". */
function deviation({ guaranteed, measured }: Guarantee, t: ReturnType<typeof useWords>): string {
  if (guaranteed === 0) return "";
  const share = Math.round(((measured - guaranteed) / Math.abs(guaranteed)) * 1000) / 10;
  const side = share === 0 ? "equal" : share < 0 ? "below" : "above";
  return t(`sections.guarantees.${side}`, { percent: formatNumber(Math.abs(share)) });
}

function Axis({ label, guaranteed, measured, unit, better }: Guarantee) {
  const t = useWords();
  const scale = roundScale([guaranteed, measured], maxSteps, false);
  const margin = (scale.to - scale.from) / maxSteps;
  const axis = { ...scale, from: scale.from - margin, to: scale.to + margin };
  const at = position(guaranteed, axis);
  const tick = percent(at);
  const kept = better === "less" ? { x: "0", width: tick } : { x: tick, width: percent(100 - at) };
  const description = t("sections.guarantees.description", {
    label,
    guaranteed: axisNumber(guaranteed),
    measured: axisNumber(measured),
    unit: unit ?? "",
  });
  return (
    <svg role="img" aria-label={description} className={styles.axis}>
      <rect {...kept} y="28" height="16" />
      <line x1="0" x2="100%" y1="36" y2="36" />
      <line data-guaranteed="" x1={tick} x2={tick} y1="22" y2="50" />
      <circle cx={percent(position(measured, axis))} cy="36" r="6" />
      <text x={tick} y="14" textAnchor={at < 100 / 3 ? "start" : at > 200 / 3 ? "end" : "middle"}>
        {t("sections.guarantees.guaranteed", { value: axisNumber(guaranteed) })}
      </text>
    </svg>
  );
}
