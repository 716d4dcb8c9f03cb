/** `npm run cms:import`: imports a content folder into the CMS. Existing content is updated. */
import { resolve } from "node:path";
import { runCommand } from "./cli.ts";
import { importContent } from "./import-content.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, process.argv[2] ?? process.env.CONTENT_DIR ?? "backend/content");
if (process.argv.includes("--help")) {
  console.log(`Usage: npm run cms:import [-- <folder>]

Imports the content of a folder and the files in its "media" into the CMS. Existing records are updated from the folder;
records that only the CMS has stay. The default folder is CONTENT_DIR, or else backend/content.`);
  process.exit(0);
}
await runCommand(async (payload, media) => {
  const startedAt = Date.now();
  const counts = await importContent(payload, media, folder);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${counts.changed} of ${counts.total} files and records imported from ${folder} in ${seconds} s; the others were up to date.`,
  );
});
