import { drawIcons } from "./app-icons.ts";
import { type Mark, readMark } from "./read-mark.ts";
import { color, readTokens, type Tokens } from "./tokens.ts";

/** The SVG from which everything else is drawn. */
export const markFile = "tools/brand/mark.svg";
export const colorsFile = "lib/site/brand-colors.ts";

/**
 * Every file that shows the mark, by its path.
 * @param name of the SVG in messages
 * @throws CliError with one line when the SVG cannot be the mark
 */
export async function drawBrand(
  root: string,
  svg: string,
  name: string,
): Promise<Record<string, string | Buffer>> {
  const mark = readMark(svg, name);
  const tokens = readTokens(root).light;
  const icons = await drawIcons(mark, { ground: color(tokens, "green") });
  return {
    [markFile]: svg,
    "components/ui/mark.ts": markModule(mark),
    [colorsFile]: colorsModule(tokens),
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
