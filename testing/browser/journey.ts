import type { Page } from "playwright/test";
import { test } from "./test.ts";

/** A visitor's way to a goal: on a phone and on a wide screen, with and without scripts. */
export function journey(title: string, run: (page: Page) => Promise<void>): void {
  for (const width of [390, 1440])
    for (const javaScriptEnabled of [true, false])
      test.describe(`${width} px, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
        test.use({ viewport: { width, height: 844 }, javaScriptEnabled });
        test(title, ({ page }) => run(page));
      });
}
