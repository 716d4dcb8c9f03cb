import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

const kinds = ["services", "expertise", "products"];
/** Of published documents and of versions: the table, its column with what had no field, and what their rows have besides. */
const tables = kinds.flatMap((kind) => [
  { table: kind, rows: `${kind}_specs`, extra: "extra", own: "id" },
  { table: `_${kind}_v`, rows: `_${kind}_v_version_specs`, extra: "version_extra", own: "_uuid" },
]);

/** An import used to keep technical data in `extra`, where no editor sees them. Rows that were typed since then stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, rows, extra, own } of tables) {
    await db.execute(
      sql.raw(`
INSERT INTO "${rows}" ("_order", "_parent_id", "${own}", "key", "label", "value", "min", "max", "unit", "condition")
SELECT
  (SELECT coalesce(max("_order"), 0) FROM "${rows}" WHERE "_parent_id" = doc."id") + spec.place,
  doc."id", substr(md5(random()::text || doc."id" || spec.place), 1, 24),
  spec.row ->> 'key', spec.row ->> 'label', spec.row ->> 'value',
  (spec.row ->> 'min')::numeric, (spec.row ->> 'max')::numeric, spec.row ->> 'unit', spec.row ->> 'condition'
FROM "${table}" doc, jsonb_array_elements(doc."${extra}" -> 'specs') WITH ORDINALITY spec (row, place)
WHERE NOT EXISTS (SELECT 1 FROM "${rows}" WHERE "_parent_id" = doc."id" AND "key" = spec.row ->> 'key')`),
    );
    await db.execute(
      sql.raw(`UPDATE "${table}" SET "${extra}" = nullif("${extra}" - 'specs', '{}') WHERE "${extra}" -> 'specs' IS NOT NULL`),
    );
  }
}

/** The rows stay: they are what the form shows. */
export async function down(): Promise<void> {}
