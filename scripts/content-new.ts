/** `npm run content:new -- folder`: a content folder without the sample company, for the embedded backend. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { calls, contractCalls } from "../lib/backend/contract.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, info } from "./process/terminal.ts";

const HELP =
  "npm run content:new -- folder   writes content files without the sample company to a new or empty folder";

main(async () => {
  const { positionals } = readOptions(HELP, { allowPositionals: true });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new CliError("Name one folder: npm run content:new -- folder");
  const folder = resolve(name);
  try {
    createFolder(folder);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  info(`Written: ${folder}`);
  info("Next: put phone, mail and address into its settings.json, and this line into .env:");
  info(`CONTENT_DIR=${folder}`);
  return 0;
});

function createFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new CliError(`${folder} is not empty. Name another folder.`);
  mkdirSync(join(folder, "media"));
  for (const [kind, content] of Object.entries(emptyContent()))
    writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

/** Lists are empty, texts are unpublished; the settings are published and have no values, which the site does not show. */
function emptyContent(): Record<string, unknown> {
  const content: Record<string, unknown> = {};
  for (const [, { kind, shape, path }] of contractCalls)
    content[kind] ??= shape === "list" || path.includes("{key}") ? [] : { description: "", status: "N" };
  const fields = Object.entries(calls.settings.schema.shape).map(([field, schema]) => [
    field,
    schema.safeParse("").success ? "" : [],
  ]);
  return { ...content, settings: { ...Object.fromEntries(fields), status: "Y" } };
}
