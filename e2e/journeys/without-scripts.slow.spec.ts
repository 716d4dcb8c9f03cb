/** Every journey in a browser that runs no scripts. */
import { test } from "../../testing/browser/test.ts";
import * as ways from "./ways.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const way of Object.values(ways))
      if (typeof way !== "string") test(way.goal, ({ page }) => way.go(page));
  });
