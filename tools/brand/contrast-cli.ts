/** `npm run contrast`: compares the contrast of the colours in app/tokens.css with WCAG's bounds, in both schemes. */
import { join } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, warn } from "../../scripts/process/terminal.ts";
import { contrast, contrastPairs, readTokens, type Tokens } from "./tokens.ts";

const HELP = "npm run contrast   compares the contrast of the colours in app/tokens.css with WCAG's bounds";

main(async () => {
  readOptions(HELP, {});
  const schemes = Object.entries(readTokens(join(import.meta.dirname, "../..")));
  let low = 0;
  for (const [background, text, min] of contrastPairs) {
    const measured = schemes.map(([scheme, tokens]) => ({ scheme, ratio: ratio(tokens, background, text) }));
    const below = measured.filter((each) => each.ratio < min);
    low += below.length;
    // Rounded down: 4.499 is not 4.5.
    const ratios = measured.map(
      (each) => `${each.scheme} ${(Math.floor(each.ratio * 100) / 100).toFixed(2)}`,
    );
    const names = below.map(({ scheme }) => scheme).join(" and ");
    const line = `${`${text} on ${background}`.padEnd(24)} at least ${String(min).padEnd(4)} ${ratios.map((each) => each.padEnd(11)).join(" ")}`;
    info(below.length > 0 ? `${line} too low: ${names}` : line.trimEnd());
  }
  if (low === 0) return 0;
  warn(
    `${low} of ${contrastPairs.length * schemes.length} are too low. Change the colours in app/tokens.css.`,
  );
  return 1;
});

function ratio(tokens: Tokens, background: string, text: string): number {
  try {
    return contrast(tokens, background, text);
  } catch (error) {
    throw new CliError(`app/tokens.css: ${(error as Error).message}`);
  }
}
