/** A row of the report: one call with its deviations and notes. */
export class ReportRow {
  readonly call: string;
  status = "-";
  /** Duration of the slowest request. */
  ms = 0;
  records: number | undefined;
  readonly deviations: string[] = [];
  readonly notes: string[] = [];

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
}

/** A call with deviations in every record must not hide the others. */
const MAX_SHOWN = 25;

export function printReport(rows: ReportRow[], requests: number): string {
  const width = Math.max(...rows.map((row) => row.call.length), 4);
  const line = (call: string, status: string, ms: string, records: string) =>
    `${call.padEnd(width)}  ${status.padStart(6)}  ${ms.padStart(7)}  ${records.padStart(7)}`;
  const lines = [line("CALL", "STATUS", "TIME ms", "RECORDS")];
  for (const row of rows) {
    lines.push(line(row.call, row.status, row.ms.toFixed(0), String(row.records ?? "-")));
    lines.push(...formatFindings("deviation", row.deviations), ...formatFindings("note", row.notes));
  }
  const deviations = rows.reduce((sum, row) => sum + row.deviations.length, 0);
  const notes = rows.reduce((sum, row) => sum + row.notes.length, 0);
  const result =
    deviations === 0 ? "The backend keeps the contract" : "The backend deviates from the contract";
  lines.push("", `${result}: deviations ${deviations}, notes ${notes}, requests ${requests}.`);
  return `${lines.join("\n")}\n`;
}

function formatFindings(label: string, texts: string[]): string[] {
  const lines = texts.slice(0, MAX_SHOWN).map((text) => `    ${label}: ${text}`);
  if (texts.length > MAX_SHOWN) lines.push(`    ${label}: and ${texts.length - MAX_SHOWN} more`);
  return lines;
}
