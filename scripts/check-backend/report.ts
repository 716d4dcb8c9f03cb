/** Findings by cause: a fault of a template is in every record. */
class Findings {
  readonly #byCause = new Map<string, { text: string; places: string[] }>();

  /** @param place record and field, or "" for the whole call, which has a finding once */
  push(text: string, place = "", cause = causeOf(text, place)): void {
    const known = this.#byCause.get(cause);
    if (!known) this.#byCause.set(cause, { text, places: [place] });
    else if (place) known.places.push(place);
  }

  get count(): number {
    return this.#byCause.values().reduce((sum, { places }) => sum + places.length, 0);
  }

  /** One line for each cause, with its first places. */
  lines(label: string): string[] {
    return Array.from(this.#byCause.values(), ({ text, places }) => {
      if (places.length === 1) return `    ${label}: ${places[0] && `${places[0]}: `}${text}`;
      const all = [...new Set(places)];
      const shown = all.slice(0, 3).concat(all.length > 3 ? `and ${all.length - 3} more` : []);
      return `    ${label}: ${places.length} times: ${text} (${shown.join("; ")})`;
    });
  }
}

/** Without what differs from record to record: quoted values, addresses and, but for statuses, numbers. */
function causeOf(text: string, place: string): string {
  const field = /(?:^|, )(field .*)$/.exec(place)?.[1] ?? "";
  const numbers = text.startsWith("expected status") ? /(?<!status |found )\b\d+/g : /\d+/g;
  const fixed = text.replaceAll(/"(?:[^"\\]|\\.)*"|https?:\/\/[^\s;]+/g, "…").replaceAll(numbers, "#");
  return `${field.replaceAll(/\.\d+/g, ".#")}: ${fixed}`;
}

/** A call, with the page of the site whose visitors see its deviations. */
export class ReportRow {
  page = "";
  /** The first one that is not 200. */
  status = "-";
  /** Of the slowest response. */
  ms = 0;
  records: number | undefined;
  /** A response was the contract's. */
  isAnswered = false;
  readonly deviations = new Findings();
  /** The site compensates for them. */
  readonly minorDeviations = new Findings();
  readonly notes = new Findings();
}

type Rows = Map<string, ReportRow>;
export const countDeviations = (rows: Rows) =>
  rows.values().reduce((sum, row) => sum + row.deviations.count, 0);

const nothing =
  "Nothing of the contract is at this address: no path /website/… has a response that the site can use. docs/your-backend.md has adapters for Strapi, Directus, WordPress and PHP.";
const partly =
  "The site runs with this backend, but not everything is shown or works. The lines with “deviation” say what to repair.";

/** A table for the backend's developers, and a summary for everyone else. */
export function printReport(rows: Rows, requests: number): string {
  const line = (call: string, status: string, ms: string, records: string, page: string) =>
    `${call.padEnd(32)} ${status.padStart(6)} ${ms.padStart(8)} ${records.padStart(7)}  ${page}`.trimEnd();
  const lines = Array.from(rows).flatMap(([call, row]) => [
    line(call, row.status, row.ms.toFixed(0), String(row.records ?? "-"), row.page),
    ...row.deviations.lines("deviation"),
    ...row.minorDeviations.lines("minor deviation"),
    ...row.notes.lines("note"),
  ]);
  const faulty = Array.from(rows).filter(([, { deviations }]) => deviations.count > 0);
  const places = faulty
    .map(([call, row]) => `${call.replace("GET ", "")} (${row.deviations.count})`)
    .join(", ");
  const whole = places ? partly : "The backend meets the contract: the site shows all of its content.";
  const result = rows.values().some(({ isAnswered }) => isAnswered) ? whole : nothing;
  const problems = places
    ? `${countDeviations(rows)} that visitors notice, in ${places}.`
    : "none that visitors notice.";
  const table = [line("CALL", "STATUS", "TIME ms", "RECORDS", "PAGE"), ...lines].join("\n");
  return `${table}\n\nAsked:     ${requests} requests.\nProblems:  ${problems}\nResult:    ${result}\n`;
}
