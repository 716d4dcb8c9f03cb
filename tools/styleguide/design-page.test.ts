import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { componentHashes, components, designPage, swatches } from "./design-page";

const root = process.cwd();
const kept = (file: string) => readFileSync(join(root, "docs", file), "utf8");

it("is up to date in the repository (npm run styleguide writes it)", () => {
  expect(kept("design.md")).toBe(designPage(root));
  expect(kept("design/colours.svg")).toBe(swatches(root));
});

it("shows the components as they are (npm run styleguide, on a build, takes them anew)", () => {
  expect(JSON.parse(kept("design/made-from.json"))).toEqual(componentHashes(root));
  for (const [name] of components)
    for (const scheme of ["light", "dark"]) {
      const { size } = statSync(join(root, `docs/design/${name}-${scheme}.webp`));
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThan(60_000);
    }
});
