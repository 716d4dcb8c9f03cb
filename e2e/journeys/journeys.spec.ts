/** Visitors reach their goals with scripts. Without: without-scripts.spec.ts. */
import { test } from "../../testing/browser/test.ts";
import * as ways from "./ways.ts";

const { findProduct, compareProducts, ...others } = ways;

/** The finder and the comparison have another layout on each screen. */
for (const { goal, go } of [findProduct, compareProducts])
  for (const width of [390, 1440])
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      test(goal, ({ page }) => go(page));
    });

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const way of Object.values(others))
    if (typeof way !== "string") test(way.goal, ({ page }) => way.go(page));
});
