/** Every route: its HTML, and opened once on a phone. wide-audit.slow.spec.ts opens it on a wide screen. */
import { findCovered } from "../../testing/browser/chat-box.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { findAxeViolations, findOverflow } from "../../testing/browser/page-audit.ts";
import { findSmallTargets } from "../../testing/browser/tap-targets.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { openSlowProxy } from "../../testing/proxies/slow-proxy.ts";
import { auditedPages, openAudited } from "./audited-pages.ts";
import { auditHtml } from "./html-audit.ts";

let slowSite: Awaited<ReturnType<typeof openSlowProxy>>;
test.beforeAll(async ({ site }) => {
  slowSite = await openSlowProxy(site.url);
});
test.afterAll(() => slowSite.close());

test("the table has each page once", () => {
  expect(new Set(auditedPages.map(({ path }) => path)).size).toBe(auditedPages.length);
});

for (const { path, status, route } of auditedPages)
  test(`${path} says what it has to`, ({ site }) => auditHtml(site.url + path, status, route));

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const audited of auditedPages)
    test(audited.path, async ({ page }) => {
      const { expectNoFault, findFaults } = await openAudited(page, slowSite.url, audited);
      await hydrate(page);
      expect.soft(await findFaults(), "template").toEqual([]);
      expect.soft(await findSmallTargets(page), "too small for a finger").toEqual([]);
      if (audited.axe) expect.soft(await findAxeViolations(page), "axe").toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page), "sideways scrolling at 320 px").toEqual([]);
      expect.soft(await findCovered(page), "under the chat box").toEqual([]);
      await expectNoFault();
    });
});
