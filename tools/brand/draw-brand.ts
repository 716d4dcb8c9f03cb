import { drawIcons } from "./app-icons.ts";
import { type Mark, readMark } from "./read-mark.ts";
import { color, readTokens } from "./tokens.ts";

/** The SVG from which everything else is drawn. */
export const markFile = "tools/brand/mark.svg";

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
  const icons = await drawIcons(mark, { ground: color(readTokens(root).light, "green") });
  return { [markFile]: svg, "components/ui/mark.ts": markModule(mark), ...icons };
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
