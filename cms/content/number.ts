/** Numbers as people write them: what is typed stays a text in the form, and becomes a number when it is saved. */
import { type FieldHook, type NumberField, ValidationError } from "payload";
import { bridge } from "./bridge.ts";

type Row = { unit?: unknown };

const message = "Enter one number, such as 1200 or 6.5.";

/** @param unit where the row has none @returns undefined for a text that is no number */
function read(value: unknown, row: Row, unit = ""): unknown {
  if (typeof value !== "string") return value;
  return value.trim() ? bridge().readNumber?.(value, String(row.unit ?? unit)) : null;
}

export function number(
  name: string,
  label: string,
  { required, unit }: { required?: boolean; unit?: string } = {},
): NumberField {
  const toNumber: FieldHook = ({ value, siblingData, path, collection, global, req }) => {
    const number = value === undefined ? null : read(value, siblingData, unit);
    // Drafts are saved without a check, and the database takes numbers alone.
    if (number === undefined) {
      const slugs = { collection: collection?.slug, global: global?.slug };
      throw new ValidationError({ ...slugs, errors: [{ path: path.join("."), label, message }], req });
    }
    return value === undefined ? value : number;
  };
  return {
    name,
    label,
    type: "number",
    required,
    admin: { components: { Field: "/content/number-input.tsx#NumberInput" } },
    hooks: { beforeValidate: [toNumber] },
    validate: (value: unknown, { siblingData, required: isRequired, req }) => {
      const number = read(value, siblingData as Row, unit);
      if (isRequired && (number === null || value === undefined)) return req.t("validation:required");
      return number === undefined && value !== undefined ? message : true;
    },
  };
}
