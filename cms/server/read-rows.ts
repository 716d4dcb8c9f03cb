/** The rows of a spreadsheet or a JSON file as records of the contract. */
import { Text } from "domhandler";
import papa from "papaparse";
import { parseJson } from "../../backend/content-file.ts";
import { kinds } from "../../backend/kinds.ts";
import { type Field, type Fields, fieldsInside } from "../../content/fields.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { fieldsOf } from "./documents.ts";
import { render } from "./rich-text/html-tree.ts";

type Values = Record<string, unknown>;
/** `place`: the line of the spreadsheet, or the number of the record. */
export type Row = { place: number; values: Values; faults: string[] };

/** Of a record, beside its fields. */
const common = ["id", "status", "locale"];

export function readRows(file: Uint8Array, kind: string): { rows: Row[]; unread: string[]; fault?: string } {
  const text = decode(file);
  const fields = fieldsOf(kind);
  const isKnown = (name: string) => common.includes(name) || fieldAt(fields, name.split(".")) !== undefined;
  if (/^\s*[[{]/.test(text)) {
    const parsed = parseJson(text);
    if (!parsed.ok) return { rows: [], unread: [], fault: parsed.reasons.join(". ") };
    const rows = [parsed.content].flat().map((value, index) => fromJson(kind, value, index + 1));
    const names = new Set(rows.flatMap(({ values }) => Object.keys(values)));
    return { rows, unread: [...names].filter((name) => !(isKnown(name) || Object.hasOwn(fields, name))) };
  }
  const [line = ""] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  const [delimiter = ","] = [",", ";", "\t"].toSorted((one, other) => count(other) - count(one));
  const [header = [], ...lines] = papa.parse<string[]>(text, { delimiter }).data;
  const columns = header.map((column) => column.trim().toLowerCase());
  const unread = columns.filter((column) => column && !isKnown(column));
  const isTable = columns.some((column) => column && isKnown(column));
  if (!isTable) return { rows: [], unread, fault: "The first line has to name the fields, such as title." };
  const rows = lines.flatMap((cells, index) => {
    const values: Values = {};
    for (const [at, column] of columns.entries())
      if (isKnown(column)) put(values, column.split("."), cells[at]?.trim() || null);
    const isEmpty = cells.every((cell) => !cell.trim());
    return isEmpty ? [] : { place: index + 2, values: fromCells(fields, values), faults: [] };
  });
  return { rows, unread };
}

/** Excel saves as CSV in the character set of Windows, or for all languages in UTF-16. */
function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** The field of `specs.1.value`, which has no fields of its own; undefined for what a record does not have. */
export function fieldAt(fields: Fields, [name = "", ...rest]: string[]): Field | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || fieldsInside(field).length === 0) return rest.length === 0 ? field : undefined;
  const inner = field.type === "group" ? rest : /^[1-9]\d?$/.test(rest[0] ?? "") ? rest.slice(1) : [];
  return "fields" in field ? fieldAt(field.fields, inner) : undefined;
}

function put(values: Values, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length > 0) values[name] ??= {};
  if (rest.length > 0) put(values[name] as Values, rest, value);
  else values[name] = value;
}

const fromCells = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fromCell(fields[name], value)]));

function fromCell(field: Field | undefined, value: unknown): unknown {
  if (!field || value === null) return value;
  if (field.type === "group") return fromCells(field.fields, value as Values);
  if ("fields" in field) {
    // In the order of their numbers.
    const rows = Object.values(value as Record<string, Values>);
    const filled = rows.filter((row) => Object.values(row).some((cell) => cell !== null));
    return filled.map((row) => fromCells(field.fields, row));
  }
  const text = String(value);
  if (field.type === "gases" || field.type === "many") return text.split(/[,;]/).map((each) => each.trim());
  if (field.type === "yes") return /^(?:yes|true|x|1)$/i.test(text);
  const isPlain = field.type === "html" && !/<[a-z]/i.test(text);
  return isPlain ? text.replace(/.+/g, (line) => `<p>${render(new Text(line))}</p>`) : text;
}

function fromJson(kind: string, value: unknown, place: number): Row {
  const parsed = kinds
    .find(({ name }) => name === kind)
    ?.schema.partial()
    .safeParse(value);
  const issues = parsed?.error ? describeIssues(parsed.error, value) : [];
  return {
    place,
    values: Object(value) as Values,
    faults: issues.map(({ field, expected }) => `${field}: ${expected}`),
  };
}
