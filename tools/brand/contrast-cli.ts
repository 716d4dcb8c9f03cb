/** `npm run contrast`: compares the contrast of the colours in app/tokens.css with WCAG's bounds, in both schemes. */
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, warn } from "../../scripts/process/terminal.ts";
import { table } from "../table.ts";
import { contrast, contrastPairs, readTokens } from "./tokens.ts";

main(async () => {
  readOptions(
    "npm run contrast   compares the contrast of the colours in app/tokens.css with WCAG's bounds",
    {},
  );
  const schemes = Object.values(readTokens());
  let low = 0;
  const cell = (ratio: number, min: number) => {
    if (ratio < min) low += 1;
    // Rounded down: 4.499 is not 4.5.
    return (Math.floor(ratio * 100) / 100).toFixed(2) + (ratio < min ? " too low" : "");
  };
  try {
    const rows = contrastPairs.map(([background, text, min]) => {
      const ratios = schemes.map((tokens) => cell(contrast(tokens, background, text), min));
      return [`${text} on ${background}`, String(min), ...ratios];
    });
    info(table([["text on background", "at least", "light", "dark"], ...rows]));
  } catch (error) {
    throw new CliError(`app/tokens.css: ${(error as Error).message}`);
  }
  if (low === 0) return 0;
  warn(
    `${low} of ${contrastPairs.length * schemes.length} are too low. Change the colours in app/tokens.css.`,
  );
  return 1;
});
