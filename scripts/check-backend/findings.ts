/** Findings of one call, which the report lists by cause: a fault of a template is in every record. */
export class Findings {
  readonly #byCause = new Map<string, { text: string; places: string[] }>();
  readonly #maxCauses: number;

  constructor(maxCauses = MAX_CAUSES) {
    this.#maxCauses = maxCauses;
  }

  /**
   * @param place record and field, or "" for the whole call, which has a finding once
   * @param cause makes two findings the same
   */
  push(text: string, place = "", cause = causeOf(text, place)): void {
    const known = this.#byCause.get(cause);
    if (!known) this.#byCause.set(cause, { text, places: [place] });
    else if (place) known.places.push(place);
  }

  get count(): number {
    return this.#byCause.values().reduce((sum, { places }) => sum + places.length, 0);
  }

  get causes(): number {
    return this.#byCause.size;
  }

  /** One line for each cause, with its first places. */
  lines(label: string): string[] {
    const groups = [...this.#byCause.values()];
    const further = groups.length - this.#maxCauses;
    const lines = groups.slice(0, this.#maxCauses).map((group) => `    ${label}: ${describe(group)}`);
    if (further > 0) lines.push(`    ${label}: and ${further} more causes`);
    return lines;
  }
}

/** A call with many faults must not hide the others. */
const MAX_CAUSES = 25;
const MAX_PLACES = 3;

function describe({ text, places }: { text: string; places: string[] }): string {
  const [first = ""] = places;
  if (places.length === 1) return first ? `${first}: ${text}` : text;
  const different = [...new Set(places)];
  const further = different.length - MAX_PLACES;
  const shown = different.slice(0, MAX_PLACES).join("; ");
  return `${places.length} times: ${text} (${shown}${further > 0 ? `; and ${further} more` : ""})`;
}

/** Field and text without that which differs from record to record: quoted values, addresses and, but for statuses, numbers. */
function causeOf(text: string, place: string): string {
  const field = /(?:^|, )(field .*)$/.exec(place)?.[1] ?? "";
  const numbers = text.startsWith("expected status") ? /(?<!status |found )\b\d+/g : /\d+/g;
  const fixed = text.replaceAll(/"(?:[^"\\]|\\.)*"|https?:\/\/\S+/g, "…").replaceAll(numbers, "#");
  return `${field.replaceAll(/\.\d+/g, ".#")}: ${fixed}`;
}
