import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

const kinds = ["services", "expertise", "products"];
/** Of published documents and of versions: the table, its column with what had no field, and what their rows have besides. */
const tables = kinds.flatMap((kind) => [
  { table: kind, rows: `${kind}_specs`, extra: "extra", own: "id" },
  { table: `_${kind}_v`, rows: `_${kind}_v_version_specs`, extra: "version_extra", own: "_uuid" },
]);

/** An import used to keep technical data in `extra`, where no editor sees them. Rows that were typed since then stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, rows, extra, own } of tables) {
    await db.run(
      sql.raw(`
INSERT INTO \`${rows}\` (\`_order\`, \`_parent_id\`, \`${own}\`, \`key\`, \`label\`, \`value\`, \`min\`, \`max\`, \`unit\`, \`condition\`)
SELECT
  (SELECT coalesce(max(\`_order\`), 0) FROM \`${rows}\` WHERE \`_parent_id\` = doc.\`id\`) + spec.\`key\` + 1,
  doc.\`id\`, lower(hex(randomblob(12))),
  spec.\`value\` ->> 'key', spec.\`value\` ->> 'label', spec.\`value\` ->> 'value',
  spec.\`value\` ->> 'min', spec.\`value\` ->> 'max', spec.\`value\` ->> 'unit', spec.\`value\` ->> 'condition'
FROM \`${table}\` doc, json_each(doc.\`${extra}\`, '$.specs') spec
WHERE NOT EXISTS (SELECT 1 FROM \`${rows}\` WHERE \`_parent_id\` = doc.\`id\` AND \`key\` = spec.\`value\` ->> 'key')`),
    );
    await db.run(
      sql.raw(`
UPDATE \`${table}\` SET \`${extra}\` = nullif(json_remove(\`${extra}\`, '$.specs'), '{}')
WHERE json_type(\`${extra}\`, '$.specs') IS NOT NULL`),
    );
  }
}

/** The rows stay: they are what the form shows. */
export async function down(): Promise<void> {}
