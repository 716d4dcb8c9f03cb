import { readFileSync, statSync } from "node:fs";
import { componentHashes, components, swatches, tokenTables } from "./design-page";

const committed = (file: string) => readFileSync(`docs/${file}`, "utf8");

it("matches docs/design.md (update it with: npm run styleguide -- --text)", () => {
  expect(committed("design.md")).toContain(`\n\n${tokenTables()}\n\n<!-- tokens: end -->`);
  expect(committed("design/colours.svg")).toBe(swatches());
});

it("has current screenshots of the components (update them with: npm run build && npm run styleguide)", () => {
  expect(JSON.parse(committed("design/made-from.json"))).toEqual(componentHashes());
  for (const name of Object.keys(components))
    for (const scheme of ["light", "dark"]) {
      expect(committed("design.md")).toContain(`design/${name}-${scheme}.webp`);
      const { size } = statSync(`docs/design/${name}-${scheme}.webp`);
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThan(60_000);
    }
});
