import type { Endpoint } from "payload";
import type { Fields } from "../../../content/fields.ts";
import { importRows } from "../import-rows.ts";
import { settled } from "../running.ts";
import { canPublish } from "./access.ts";

/** Rows of technical data, pictures and the like that the empty table has columns for. */
const rowsInTable = ["1", "2", "3", "4", "5"];

/** Of the empty table. */
export function columnsOf(fields: Fields, place = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === "blocks") return [];
    if (!("fields" in field)) return place + name;
    const places = field.type === "group" ? [name] : rowsInTable.map((row) => `${name}.${row}`);
    return places.flatMap((inner) => columnsOf(field.fields, `${place}${inner}.`));
  });
}

/** `POST /api/<kind>/rows`: what a CSV or JSON file would change, or with `?save=true` has changed. */
export const importEndpoint = (kind: string): Endpoint => ({
  path: "/rows",
  method: "post",
  handler: async (req) => {
    if (!canPublish({ req })) return Response.json({}, { status: 403 });
    const file = new Uint8Array((await req.arrayBuffer?.()) ?? []);
    const options = { user: req.user, save: req.query.save === "true" };
    const { payload, snapshots } = await settled();
    const plan = await importRows(payload, snapshots, kind, file, options);
    return Response.json(plan, { headers: { "Cache-Control": "no-store" } });
  },
});
