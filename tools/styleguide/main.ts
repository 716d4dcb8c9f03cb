/**
 * `npm run styleguide`: writes what is made from the mark and the tokens: icons, docs/design.md, and pictures of the components for it.
 * The pictures need a build and Chromium; `--text` leaves them as they are.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../../scripts/process/child.ts";
import { main } from "../../scripts/process/main.ts";
import { info } from "../../scripts/process/terminal.ts";
import { createIcons } from "./app-icons.ts";
import { designPage, swatches } from "./design-page.ts";

const root = join(import.meta.dirname, "../..");

main(async () => {
  for (const file of await createIcons(root)) info(`Written: ${file}`);
  mkdirSync(join(root, "docs/design"), { recursive: true });
  writeFileSync(join(root, "docs/design.md"), designPage(root));
  writeFileSync(join(root, "docs/design/colours.svg"), swatches(root));
  info("Written: docs/design.md, docs/design/colours.svg");
  if (process.argv.includes("--text")) return 0;
  return startChild({ name: "Pictures", args: [join(root, "tools/styleguide/component-screenshots.ts")] })
    .ended;
});
