/** The figures as Markdown tables, for the terminal and for docs/performance.md. */
import { table } from "../table.ts";
import { isFailure, type Row } from "./claim.ts";

export type PartResult = {
  name: string;
  rows: Row[];
  /** Why there are no figures. */
  notice?: string;
  /** Set where the part has ended with an error. */
  error?: string;
};

export type Run = { date: string; now: string; before: string; machine: string; parts: PartResult[] };

type Table = string[][];

const head = ["claim", "unit", "before", "now", "ratio", "limit", "verdict"];

export function hasFailed({ rows, error }: PartResult): boolean {
  return error !== undefined || rows.some(isFailure);
}

/** A table of the claims; claims about many subjects have the row of the worst. */
function claimTable({ rows }: PartResult): Table {
  const groups = Map.groupBy(rows, ({ claim }) => claim);
  const lines = [...groups].map(([{ sentence, unit, better, limit }, group]) => {
    const [worst] = group.toSorted((one, other) => weightOf(other) - weightOf(one)) as [Row];
    const where =
      group.length > 1
        ? ` (worst of ${group.length}: ${worst.subject})`
        : worst.subject && ` (${worst.subject})`;
    const failures = group.filter(isFailure).length;
    const verdict = failures > 1 ? `${worst.verdict}, ${failures} of ${group.length}` : worst.verdict;
    const bound = limit === undefined ? "" : `${better === "less" ? "≤" : "≥"} ${format(limit)}`;
    return [
      sentence + where,
      unit,
      format(worst.before),
      format(worst.now),
      formatRatio(worst.ratio),
      bound,
      verdict,
    ];
  });
  return [head, ...lines];
}

/** A line for each subject of the claims that list them: the figure, and what is left to the limit. */
function subjectTable({ rows }: PartResult): Table | undefined {
  const listed = rows.filter(({ claim, subject }) => claim.listsSubjects && subject !== "");
  if (listed.length === 0) return undefined;
  const claims = [...new Set(listed.map(({ claim }) => claim))];
  const lines = [...Map.groupBy(listed, ({ subject }) => subject)].map(([subject, group]) => [
    subject,
    ...claims.map((claim) => {
      const { now } = group.find((row) => row.claim === claim) ?? {};
      if (now === undefined || claim.limit === undefined) return format(now);
      const left = claim.better === "less" ? claim.limit - now : now - claim.limit;
      return `${format(now)} (${format(left)} left)`;
    }),
  ]);
  return [["", ...claims.map(({ sentence, unit }) => `${sentence}, ${unit}`)], ...lines];
}

/** Largest for failures, then by the distance to the limit, then by the ratio. */
function weightOf(row: Row): number {
  const { claim, now = 0, ratio = 1 } = row;
  const times = (value: number) => (claim.better === "less" ? value : -value);
  const used = claim.limit === undefined ? times(ratio) : times(now - claim.limit);
  return used + (isFailure(row) ? 1e12 : 0);
}

/** The tables of a part, in Markdown. */
export function partReport(part: PartResult): string {
  const tables = [part.rows.length > 0 ? claimTable(part) : undefined, subjectTable(part)];
  const note = part.error ? `Failed: ${part.error}` : part.notice;
  return [`### ${part.name}`, note, ...tables.map((one) => one && table(one))].filter(Boolean).join("\n\n");
}

/** The report for the terminal and for docs/performance.md. */
export function report({ parts, ...run }: Run): string {
  const head = `${run.date}, ${run.now} against ${run.before}, on ${run.machine}.`;
  const failed = parts.filter(hasFailed).map(({ name }) => name);
  const verdict = failed.length > 0 ? `Claims fail in: ${failed.join(", ")}` : "All claims hold.";
  return [head, ...parts.map(partReport), verdict].join("\n\n");
}

function format(value: number | undefined): string {
  if (value === undefined) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

function formatRatio(ratio: number | undefined): string {
  return ratio === undefined || !Number.isFinite(ratio) ? "–" : ratio.toFixed(2);
}
