/** After a change of fields: writes the admin's import map, and a migration for the database of the environment. */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { generateImportMap, getPayload } from "payload";

// The configuration names its folders from here.
process.chdir(resolve(import.meta.dirname, ".."));
const { default: config } = await import("./payload/config.ts");
await generateImportMap(await config, { force: true, log: true });
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true });
const { migrationDir } = payload.db;
console.log(`Comparing the fields with the migrations in cms/${migrationDir}.`);
// Ends the process where nothing has changed.
await payload.db.createMigration({
  payload,
  migrationName: process.argv[2] ?? "change",
  skipEmpty: true,
});
// Node removes types only where the import says that they are types. The index imports without file endings.
for (const file of globSync(`${migrationDir}/*_*.ts`)) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace("{ MigrateUpArgs, MigrateDownArgs,", "{ type MigrateUpArgs, type MigrateDownArgs,"),
  );
}
for (const file of globSync(`${migrationDir}/*_*.json`))
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, "utf8"))));
rmSync(`${migrationDir}/index.ts`, { force: true });
console.log(`Wrote a migration to cms/${migrationDir}.`);
process.exit(0);
