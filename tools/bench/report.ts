import { table } from "../table.ts";
import { isFailure, type Row } from "./claim.ts";

const head = ["claim", "unit", "before", "now", "ratio", "limit", "verdict"];

/** The figures of a part as a table for the terminal: claims about many subjects have the row of the worst. */
export function report({ name, rows }: { name: string; rows: Row[] }): string {
  const lines = [...Map.groupBy(rows, ({ claim }) => claim)].map(([claim, group]) => {
    const [worst] = group.toSorted((one, other) => weightOf(other) - weightOf(one)) as [Row];
    const { sentence, unit, better, limit } = claim;
    const subject = group.length > 1 ? ` (worst of ${group.length}: ${worst.subject})` : "";
    const failures = group.filter(isFailure).length;
    const verdict = failures > 1 ? `${worst.verdict}, ${failures} of ${group.length}` : worst.verdict;
    const bound = limit === undefined ? "" : `${better === "less" ? "≤" : "≥"} ${format(limit)}`;
    const { before, now, ratio } = worst;
    return [sentence + subject, unit, format(before), format(now), format(ratio), bound, verdict];
  });
  return `${name}\n${table([head, ...lines])}`;
}

/** Largest for failures, then by the distance to the limit, then by the ratio. */
function weightOf(row: Row): number {
  const { claim, now = 0, ratio = 1 } = row;
  const times = (value: number) => (claim.better === "less" ? value : -value);
  const used = claim.limit === undefined ? times(ratio) : times(now - claim.limit);
  return used + (isFailure(row) ? 1e12 : 0);
}

function format(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}
