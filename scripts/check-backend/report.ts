/**
 * What was found, call by call, and how it is printed.
 */

/** One line of the table with everything found beneath it. */
export class Row {
  readonly call: string;
  status = "-";
  /** Of the slowest request. */
  ms = 0;
  records: number | undefined;
  readonly deviations: string[] = [];
  readonly notes: string[] = [];

  constructor(call: string) {
    this.call = call;
  }

  /** Takes an answer's status and time into the row; the first status that is not 200 stays. */
  saw({ status, ms }: { status: number; ms: number }): void {
    if (this.status === "-" || this.status === "200") this.status = String(status);
    this.ms = Math.max(this.ms, ms);
  }

  /** @param place record and field, or "" for the whole call. */
  deviates(place: string, expected: string): void {
    this.deviations.push(place ? `${place}: ${expected}` : expected);
  }
}

/** Lines that are shown beneath one call; a call that is wrong in each of its records would hide the others. */
const SHOWN = 25;

/** The table as text. */
export function printReport(rows: Row[], requests: number): string {
  const width = Math.max(...rows.map((row) => row.call.length), 4);
  const line = (call: string, status: string, ms: string, records: string) =>
    `${call.padEnd(width)}  ${status.padStart(6)}  ${ms.padStart(7)}  ${records.padStart(7)}`;
  const lines = [line("CALL", "STATUS", "TIME ms", "RECORDS")];
  for (const row of rows) {
    lines.push(line(row.call, row.status, row.ms.toFixed(0), String(row.records ?? "-")));
    lines.push(...beneath("deviation", row.deviations), ...beneath("note", row.notes));
  }
  const deviations = rows.reduce((sum, row) => sum + row.deviations.length, 0);
  const notes = rows.reduce((sum, row) => sum + row.notes.length, 0);
  const verdict =
    deviations === 0 ? "The backend keeps the contract" : "The backend deviates from the contract";
  lines.push("", `${verdict}: deviations ${deviations}, notes ${notes}, requests ${requests}.`);
  return `${lines.join("\n")}\n`;
}

function beneath(word: string, texts: string[]): string[] {
  const lines = texts.slice(0, SHOWN).map((text) => `    ${word}: ${text}`);
  if (texts.length > SHOWN) lines.push(`    ${word}: and ${texts.length - SHOWN} more`);
  return lines;
}
