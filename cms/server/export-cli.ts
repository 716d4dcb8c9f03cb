/** `npm run cms:export`: writes the content of the CMS as a content folder of the embedded backend. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError, runCommand } from "./cli.ts";
import { exportContent } from "./export-content.ts";

const [folder] = process.argv.slice(2);
if (!folder || folder === "--help") {
  console.log(`Usage: npm run cms:export -- <folder>

Writes all content, drafts included, and its files to a new or empty folder. The embedded backend serves it with
CONTENT_DIR=<folder>, and npm run cms:import reads it. If a published record has a newer draft, the published version is
exported. Incomplete drafts are left out and listed.`);
  process.exit(folder ? 0 : 2);
}
const target = resolve(import.meta.dirname, "../..", folder);
await runCommand(async (payload) => {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`The folder is not empty: ${target}. Name another one.`);
  mkdirSync(target, { recursive: true });
  const { records, incomplete, files } = await exportContent(payload, target);
  console.log(`${records} records and ${files} files written to ${target}.`);
  if (incomplete.length > 0)
    console.log(`Left out: drafts that could not be imported as they are: ${incomplete.join(", ")}.`);
});
