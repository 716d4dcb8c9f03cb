/** `npm run styleguide`: generates docs/design.md and its screenshots of components. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { info } from "../../scripts/process/terminal.ts";
import { replaceMarked } from "../marked-text.ts";
import { captureComponents } from "./component-screenshots.ts";
import { swatches, tokenTables } from "./design-page.ts";

const HELP = `npm run styleguide             the tables of docs/design.md and screenshots of components; needs a build and Chromium
npm run styleguide -- --text   without the screenshots`;
const page = "docs/design.md";

main(async () => {
  const { values } = readOptions(HELP, { options: { text: { type: "boolean" } } });
  mkdirSync("docs/design", { recursive: true });
  writeFileSync(page, replaceMarked(readFileSync(page, "utf8"), "tokens", tokenTables()));
  writeFileSync("docs/design/colours.svg", swatches());
  info("Written: docs/design.md, docs/design/colours.svg");
  if (!values.text) await captureComponents();
  return 0;
});
