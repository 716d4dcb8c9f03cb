/** `npm run brand`: writes every file with the company's mark from one SVG, and the colors that no stylesheet brings. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info } from "../../scripts/process/terminal.ts";
import { drawIcons } from "./app-icons.ts";
import { type Mark, readMark } from "./read-mark.ts";
import { color, readTokens, type Tokens } from "./tokens.ts";

const HELP = `npm run brand -- mark.svg   makes this SVG the mark: the logo of the pages and every icon file
npm run brand               draws them again, and reads the colours again, after a change of app/tokens.css`;

/** The SVG from which everything else is drawn. */
export const markFile = "tools/brand/mark.svg";

/**
 * Every file that shows the mark, by its path.
 * @param name of the SVG in messages
 * @throws CliError with one line when the SVG cannot be the mark
 */
export async function drawBrand(svg: string, name: string): Promise<Record<string, string | Buffer>> {
  const mark = readMark(svg, name);
  const tokens = readTokens().light;
  const icons = await drawIcons(mark, { ground: color(tokens, "green") });
  return {
    [markFile]: svg,
    "components/ui/mark.ts": markModule(mark),
    "lib/site/brand-colors.ts": colorsModule(tokens),
    ...icons,
  };
}

/** The tokens that are needed where no stylesheet reaches. */
function colorsModule(tokens: Tokens): string {
  const names = {
    paper: "paper",
    green: "green",
    slate: "slate",
    onSlate: "on-slate",
    onSlate2: "on-slate-2",
    signal: "signal",
  };
  const lines = Object.entries(names).map(([key, name]) => `  ${key}: "${color(tokens, name)}",\n`);
  return `/** The light scheme's colors of app/tokens.css, for what cannot read them. Generated: npm run brand */
export const brandColors = {
${lines.join("")}} as const;
`;
}

function markModule({ viewBox, body }: Mark): string {
  // In single quotes, as the formatter writes it: the serializer has encoded those of the SVG.
  const text = JSON.stringify(body).slice(1, -1).replaceAll('\\"', '"');
  return `/** The company's mark. Generated: npm run brand -- mark.svg */
export const mark = {
  viewBox: ${JSON.stringify(viewBox)},
  body: '${text}',
};
`;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new CliError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

if (import.meta.main)
  main(async () => {
    const { positionals } = readOptions(HELP, { allowPositionals: true });
    if (positionals.length > 1) throw new CliError("Name one SVG: npm run brand -- mark.svg");
    const [source = markFile] = positionals;
    for (const [file, content] of Object.entries(await drawBrand(read(source), source))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      info(`Written: ${file}`);
    }
    return 0;
  });
