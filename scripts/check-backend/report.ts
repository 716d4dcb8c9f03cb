/** A row of the report: one call with its deviations and notes. */
export class ReportRow {
  readonly call: string;
  status = "-";
  /** Duration of the slowest request. */
  ms = 0;
  records: number | undefined;
  /** Deviations that visitors notice: something is missing, wrong or fails. */
  readonly deviations: string[] = [];
  /** Deviations that the site compensates for. */
  readonly minorDeviations: string[] = [];
  readonly #notes = new Map<string, Set<string>>();

  constructor(call: string) {
    this.call = call;
  }

  /** Keeps the slowest time and the first status other than 200. */
  recordResponse({ status, ms }: { status: number; ms: number }): void {
    if (this.status === "-" || this.status === "200") this.status = String(status);
    this.ms = Math.max(this.ms, ms);
  }

  /** @param place record and field, or "" for the whole call */
  addDeviation(place: string, expected: string): void {
    this.deviations.push(place ? `${place}: ${expected}` : expected);
  }

  /** Prints the note once, with the first place and the number of further ones. @param place record and field */
  addNote(text: string, place = ""): void {
    const places = this.#notes.get(text) ?? new Set();
    this.#notes.set(text, place ? places.add(place) : places);
  }

  get notes(): string[] {
    return Array.from(this.#notes, ([text, places]) => {
      const [first] = places;
      const more = places.size > 1 ? `, and ${places.size - 1} more` : "";
      return first ? `${text}: ${first}${more}` : text;
    });
  }

  /** A deviation that visitors do not notice. */
  addMinorDeviation(place: string, expected: string): void {
    this.minorDeviations.push(`${place}: ${expected}`);
  }
}

/** A call with deviations in every record must not hide the others. */
const MAX_SHOWN = 25;

/** The number of deviations that visitors notice. */
export function countDeviations(rows: ReportRow[]): number {
  return sum(rows, ({ deviations }) => deviations.length);
}

/** A table for the backend's developers, and a summary for everyone else. */
export function printReport(rows: ReportRow[], requests: number): string {
  const width = Math.max(...rows.map((row) => row.call.length), 4);
  const line = (call: string, status: string, ms: string, records: string) =>
    `${call.padEnd(width)}  ${status.padStart(6)}  ${ms.padStart(7)}  ${records.padStart(7)}`;
  const lines = [line("CALL", "STATUS", "TIME ms", "RECORDS")];
  for (const row of rows) {
    lines.push(line(row.call, row.status, row.ms.toFixed(0), String(row.records ?? "-")));
    lines.push(...formatFindings("deviation", row.deviations));
    lines.push(...formatFindings("minor deviation", row.minorDeviations));
    lines.push(...formatFindings("note", row.notes));
  }
  return `${[...lines, "", ...summary(rows, requests)].join("\n")}\n`;
}

function summary(rows: ReportRow[], requests: number): string[] {
  const lists = rows.filter(({ call }) => call.startsWith("GET ") && !call.includes("{"));
  const empty = lists.filter(({ records }) => !records).map(nameOf);
  const faulty = rows.filter(({ deviations }) => deviations.length > 0);
  const slowest = rows.reduce((a, b) => (b.ms > a.ms ? b : a));
  const deviations = countDeviations(rows);
  const minor = sum(rows, ({ minorDeviations }) => minorDeviations.length);
  const places = faulty.map((row) => `${nameOf(row)} (${row.deviations.length})`).join(", ");
  return [
    "SUMMARY",
    `Content:   ${sum(lists, ({ records = 0 }) => records)} records in ${lists.length - empty.length} kinds.${
      empty.length > 0 ? ` Nothing is published in: ${empty.join(", ")}.` : ""
    }`,
    `Speed:     ${requests} requests; the slowest took ${(slowest.ms / 1000).toFixed(1)} s (${slowest.call}). The site waits for 5 s.`,
    deviations > 0
      ? `Problems:  ${deviations} that visitors notice, in ${places}.`
      : "Problems:  none that visitors notice.",
    ...(minor > 0 ? [`           ${minor} that they do not notice.`] : []),
    deviations > 0
      ? "Result:    The site runs with this backend, but not everything is shown or works. The lines with “deviation” say what to repair."
      : "Result:    The backend meets the contract: the site shows all of its content.",
  ];
}

const nameOf = ({ call }: ReportRow) => call.replace(/^GET /, "");

function sum(rows: ReportRow[], count: (row: ReportRow) => number): number {
  return rows.reduce((total, row) => total + count(row), 0);
}

function formatFindings(label: string, texts: string[]): string[] {
  const lines = texts.slice(0, MAX_SHOWN).map((text) => `    ${label}: ${text}`);
  if (texts.length > MAX_SHOWN) lines.push(`    ${label}: and ${texts.length - MAX_SHOWN} more`);
  return lines;
}
