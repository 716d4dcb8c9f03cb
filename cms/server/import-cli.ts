/** `npm run cms:import`: imports a content folder into the CMS. Existing content is updated. */
import { resolve } from "node:path";
import { runCommand } from "./cli.ts";
import { importContent } from "./import-content.ts";

const root = resolve(import.meta.dirname, "../..");
const overwrite = process.argv.includes("--overwrite");
const [named] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const folder = resolve(root, named ?? process.env.CONTENT_DIR ?? "backend/content");
if (process.argv.includes("--help")) {
  console.log(`Usage: npm run cms:import [-- <folder>] [-- --overwrite]

Imports the content of a folder and the files in its "media" into the CMS. Existing records are updated from the folder;
records that only the CMS has stay. Records that somebody has edited in the CMS stay as they are, and are listed: --overwrite
replaces them, too. What the CMS has no place for is listed as well. The default folder is CONTENT_DIR, or else backend/content.`);
  process.exit(0);
}
await runCommand(async (payload) => {
  const startedAt = Date.now();
  const counts = await importContent(payload, folder, { overwrite });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${counts.changed} of ${counts.total} files and records imported from ${folder} in ${seconds} s; the others were ${counts.kept.length > 0 ? "up to date, or kept" : "up to date"}.`,
  );
  if (counts.leftOut.length > 0)
    console.log(
      `Left out, because the CMS has no such file, record or field. Put it into the folder, or correct its name there, and import again:\n  ${counts.leftOut.join("\n  ")}`,
    );
  if (counts.kept.length > 0)
    console.log(
      `Kept as they were edited in the CMS: ${counts.kept.join(", ")}. To replace them: --overwrite`,
    );
});
