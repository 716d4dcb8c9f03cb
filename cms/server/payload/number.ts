/** Numbers as people write them: what is typed stays a text in the form, and becomes a number before Payload reads the data. */
import { type Field, type NumberFieldSingleValidation, type PayloadRequest, ValidationError } from "payload";
import { readNumber } from "../../../lib/text/numbers.ts";
import { maxIn } from "../../../lib/text/units.ts";

type Values = Record<string, unknown>;

const message = "Enter one number, such as 1200 or 6.5.";

/** @param unit where the row has none */
export function numberInput(unit?: string) {
  return {
    type: "number",
    custom: { unit },
    admin: { components: { Field: "/content/number-input.tsx#NumberInput" } },
    validate: ((value: unknown, { siblingData, required: isRequired, req }) => {
      const read = readValue(value, siblingData as Values, unit) ?? null;
      if (read === null && value) return message;
      return read === null && isRequired ? req.t("validation:required") : true;
    }) satisfies NumberFieldSingleValidation,
  };
}

/** @returns undefined for a text that is no number */
function readValue(value: unknown, row: Values, unit: unknown = ""): unknown {
  if (typeof value !== "string") return value;
  return value.trim() ? readNumber(value, maxIn(String(row.unit ?? unit))) : null;
}

type Operation = { args?: object; req: PayloadRequest; operation: string };

/**
 * Reads the numbers of a document: Payload itself would take 99 for "99,5".
 * @returns a hook that throws a ValidationError, in drafts too, because the database takes numbers alone
 */
export const readNumbers =
  (fields: Field[]) =>
  ({ args, req, operation }: Operation): void => {
    const { data: given } = (args ?? {}) as { data?: Values };
    if (!given || (operation !== "create" && operation !== "update")) return;
    const errors: { path: string; label: string; message: string }[] = [];
    const data = readFields(fields, given, "", (path, label) => errors.push({ path, label, message }));
    if (errors.length > 0) throw new ValidationError({ errors, req });
    Object.assign(args ?? {}, { data });
  };

type Unread = (path: string, label: string) => void;

function readFields(fields: Field[], values: Values, place: string, unread: Unread): Values {
  const result = { ...values };
  for (const field of fields) {
    if (field.type === "row") Object.assign(result, readFields(field.fields, result, place, unread));
    if (!("name" in field) || !field.name || result[field.name] == null) continue;
    const value = result[field.name];
    const path = place + field.name;
    if (field.type === "number") {
      const read = readValue(value, values, field.custom?.unit);
      if (read === undefined) unread(path, String(field.label));
      result[field.name] = read;
    }
    if (field.type === "group")
      result[field.name] = readFields(field.fields, value as Values, `${path}.`, unread);
    if ((field.type !== "array" && field.type !== "blocks") || !Array.isArray(value)) continue;
    result[field.name] = value.map((row: Values, index) => {
      const own =
        field.type === "array"
          ? field.fields
          : field.blocks.find(({ slug }) => slug === row.blockType)?.fields;
      return own ? readFields(own, row, `${path}.${index}.`, unread) : row;
    });
  }
  return result;
}
