import { Findings } from "./findings.ts";

/** A row of the report: one call with its deviations and notes. */
export class ReportRow {
  readonly call: string;
  status = "-";
  /** Duration of the slowest request. */
  ms = 0;
  records: number | undefined;
  /** A response was the contract's. */
  isAnswered = false;
  /** Deviations that visitors notice: something is missing, wrong or fails. */
  readonly deviations: Findings;
  /** Deviations that the site compensates for. */
  readonly minorDeviations = new Findings();
  readonly notes: Findings;

  /** @param maxCauses lines of deviations and of notes */
  constructor(call: string, maxCauses?: number) {
    this.call = call;
    this.deviations = new Findings(maxCauses);
    this.notes = new Findings(maxCauses);
  }

  /** Keeps the slowest time and the first status other than 200. */
  recordResponse({ status, ms }: { status: number; ms: number }): void {
    if (this.status === "-" || this.status === "200") this.status = String(status);
    this.ms = Math.max(this.ms, ms);
  }
}

/** The number of deviations that visitors notice. */
export function countDeviations(rows: ReportRow[]): number {
  return sum(rows, ({ deviations }) => deviations.count);
}

/** A table for the backend's developers, and a summary for everyone else. */
export function printReport(rows: ReportRow[], requests: number): string {
  const width = Math.max(...rows.map((row) => row.call.length), 4);
  const line = (call: string, status: string, ms: string, records: string) =>
    `${call.padEnd(width)}  ${status.padStart(6)}  ${ms.padStart(7)}  ${records.padStart(7)}`;
  const lines = [line("CALL", "STATUS", "TIME ms", "RECORDS")];
  for (const row of rows) {
    lines.push(line(row.call, row.status, row.ms.toFixed(0), String(row.records ?? "-")));
    lines.push(...row.deviations.lines("deviation"));
    lines.push(...row.minorDeviations.lines("minor deviation"));
    lines.push(...row.notes.lines("note"));
  }
  return `${[...lines, "", ...summary(rows, requests)].join("\n")}\n`;
}

function summary(rows: ReportRow[], requests: number): string[] {
  const lists = rows.filter(({ call }) => call.startsWith("GET ") && !call.includes("{"));
  const empty = lists.filter(({ records }) => !records).map(nameOf);
  const faulty = rows.filter(({ deviations }) => deviations.count > 0);
  const slowest = rows.reduce((a, b) => (b.ms > a.ms ? b : a));
  const deviations = countDeviations(rows);
  const minor = sum(rows, ({ minorDeviations }) => minorDeviations.count);
  const causes = sum(rows, (row) => row.deviations.causes);
  const places = faulty.map((row) => `${nameOf(row)} (${row.deviations.count})`).join(", ");
  return [
    "SUMMARY",
    `Content:   ${sum(lists, ({ records = 0 }) => records)} records in ${lists.length - empty.length} kinds.${
      empty.length > 0 ? ` Nothing is published in: ${empty.join(", ")}.` : ""
    }`,
    `Speed:     ${requests} requests; the slowest took ${(slowest.ms / 1000).toFixed(1)} s (${slowest.call}). The site waits for 5 s.`,
    deviations > 0
      ? `Problems:  ${deviations} that visitors notice, with ${causes === 1 ? "one cause" : `${causes} causes`}, in ${places}.`
      : "Problems:  none that visitors notice.",
    ...(minor > 0 ? [`           ${minor} that they do not notice.`] : []),
    `Result:    ${resultOf(rows, deviations)}`,
  ];
}

function resultOf(rows: ReportRow[], deviations: number): string {
  if (!rows.some(({ isAnswered }) => isAnswered))
    return "Nothing of the contract is at this address: the calls go to its paths /website/…, and none has a response that the site can use. docs/your-backend.md has adapters for Directus, Strapi, Laravel and PHP.";
  return deviations > 0
    ? "The site runs with this backend, but not everything is shown or works. The lines with “deviation” say what to repair."
    : "The backend meets the contract: the site shows all of its content.";
}

const nameOf = ({ call }: ReportRow) => call.replace(/^GET /, "");

function sum(rows: ReportRow[], count: (row: ReportRow) => number): number {
  return rows.reduce((total, row) => total + count(row), 0);
}
