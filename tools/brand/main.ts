/** `npm run brand`: writes every file with the company's mark from one SVG, and the colors that no stylesheet brings. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info } from "../../scripts/process/terminal.ts";
import { drawBrand, markFile } from "./draw-brand.ts";

const HELP = `npm run brand -- mark.svg   makes this SVG the mark: the logo of the pages and every icon file
npm run brand               draws them again, and reads the colours again, after a change of app/tokens.css`;
const root = join(import.meta.dirname, "../..");

main(async () => {
  const { positionals } = readOptions(HELP, { allowPositionals: true });
  if (positionals.length > 1) throw new CliError("Name one SVG: npm run brand -- mark.svg");
  const [source = join(root, markFile)] = positionals;
  for (const [file, content] of Object.entries(await drawBrand(root, read(source), source))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    info(`Written: ${file}`);
  }
  return 0;
});

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CliError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
