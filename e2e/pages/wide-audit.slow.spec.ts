/** Every route, opened once on a wide screen. route-audit.spec.ts opens it on a phone. */
import type { Page } from "playwright/test";
import { findCovered } from "../../testing/browser/chat-box.ts";
import { releaseScripts } from "../../testing/browser/hold-scripts.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { findOverlaps } from "../../testing/browser/overlap.ts";
import {
  findAxeViolations,
  findOverflow,
  injectCode,
  visibleText,
} from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { openSlowProxy } from "../../testing/proxies/slow-proxy.ts";
import { auditedPages, openAudited } from "./audited-pages.ts";

/** Pages of each kind: here inserted code is tried, too. */
const injected = /^\/(?:|gallery|contact|leadership\/page\/2|no\/such\/page|services\/details\/1\/.*)$/;

/** A page of one screen has few words beside those of the footer; less would be an error. */
const minTextLength = 60;

let slowSite: Awaited<ReturnType<typeof openSlowProxy>>;
test.beforeAll(async ({ site }) => {
  slowSite = await openSlowProxy(site.url);
});
test.afterAll(() => slowSite.close());

test.use({ colorScheme: "dark" });

for (const audited of auditedPages)
  test(audited.path, async ({ page }) => {
    const { expectNoFault, findFaults, violations } = await openAudited(page, slowSite.url, audited);
    await page.emulateMedia({ colorScheme: "light" });
    const text = await visibleText(page);
    expect.soft(text.length, "length of the text").toBeGreaterThan(minTextLength);
    await releaseScripts(page);
    await hydrate(page);
    expect.soft(await visibleText(page), "the same text before and after hydration").toBe(text);
    expect.soft(await findOverflow(page), "sideways scrolling").toEqual([]);
    expect.soft(await findFaults(), "template").toEqual([]);
    // route-audit.spec.ts does so in the light.
    await page.emulateMedia({ colorScheme: "dark" });
    if (audited.axe) expect.soft(await findAxeViolations(page), "axe in the dark").toEqual([]);
    for (const width of [360, 820, 1100, 1366, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findCovered(page), "under the chat box").toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect
          .soft(await findOverflow(page), `sideways scrolling at ${width} px, ${colorScheme}`)
          .toEqual([]);
        expect.soft(await findOverlaps(page), `covered words at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await expectNoFault();
    if (injected.test(audited.path)) await expectInjectionBlocked(page, violations);
  });

async function expectInjectionBlocked(page: Page, violations: () => Promise<string[]>): Promise<void> {
  expect.soft(await injectCode(page), "inserted code that took effect").toEqual([]);
  for (const directive of ["script-src-elem", "script-src-attr", "style-src-elem"])
    await expect
      .poll(async () => (await violations()).join("\n"), `violation of ${directive}`)
      .toContain(directive);
}
