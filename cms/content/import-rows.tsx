import type { Fields } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import { canPublish } from "./access.ts";
import { ImportForm } from "./import-form.tsx";

type Props = { collectionSlug: string; user: unknown };

/** Rows of technical data, pictures and the like that the empty table has columns for. */
const rowsInTable = ["1", "2", "3", "4", "5"];

/** Above the list of a kind. */
export function ImportRows({ collectionSlug, user }: Props) {
  const fields = kindNamed(collectionSlug)?.fields;
  if (!fields || !canPublish({ req: { user } })) return null;
  return <ImportForm kind={collectionSlug} columns={["id", ...columnsOf(fields)]} />;
}

function columnsOf(fields: Fields, place = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === "blocks") return [];
    if (!("fields" in field)) return place + name;
    const places = field.type === "group" ? [name] : rowsInTable.map((row) => `${name}.${row}`);
    return places.flatMap((inner) => columnsOf(field.fields, `${place}${inner}.`));
  });
}
