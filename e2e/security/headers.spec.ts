/** Security headers of every kind of response but pages (pages/route-audit.spec.ts), and no violation by what scripts add to pages. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { recordViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { expectSecurityHeaders, pagePolicy, policiesOf } from "./expected-headers.ts";

test("an error page has the headers, and a policy of its own scripts", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "refuse" });
  const { status, headers } = await get(`${testSite.url}/leadership/page/18`);
  expect(status).toBe(500);
  expect(policiesOf(headers)).toEqual([expect.stringMatching(pagePolicy)]);
  expectSecurityHeaders(headers);
});

test("navigation, toasts and the map violate no policy", async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto("/leadership");
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Info & News" }).click();
  await page.waitForURL("**/info-news");
  await hydrate(page);
  await expectNoViolation(page, violations);

  await page.goto("/map");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await hydrate(page);
  await page.evaluate(() => {
    const detail = { kind: "success", text: "A toast" };
    dispatchEvent(new CustomEvent("toast", { detail }));
  });
  // A script creates its style sheet.
  await expect(page.getByText("A toast")).toHaveCSS("display", "flex");
  await expectNoViolation(page, violations);
});

const otherResponses: [path: string, status: number][] = [
  ["/api/health/live", 200],
  ["/api/lists/team/1", 200],
  ["/api/lists/none/1", 404],
  ["/_next/static/none.js", 404],
  ["/sitemap.xml", 200],
  ["/robots.txt", 200],
  ["/icon.svg", 200],
  ["/leadership/page/1", 308],
  [detailsPath("/services", { ...firstOf("services"), title: "A former name" }), 308],
];
const policy =
  /^default-src 'self'; script-src 'self'( 'sha256-[^' ]+')*; style-src 'self'( 'sha256-[^' ]+')*; /;

test("data, documents, redirects and missing files have all headers", async ({ baseURL }) => {
  for (const [path, expected] of otherResponses) {
    await test.step(path, async () => {
      const { status, headers } = await get(`${baseURL}${path}`);
      expect(status).toBe(expected);
      expect(policiesOf(headers)).toEqual([expect.stringMatching(policy)]);
      expectSecurityHeaders(headers);
    });
  }
});

test("scripts, files and optimized images have their headers", async ({ baseURL }) => {
  const { body } = await get(`${baseURL}/`);
  const script = /"(\/_next\/static\/[^"]+\.js)/.exec(body)?.[1];
  const image = /src="(\/_next\/image[^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&");
  const file = /%2Ffiles%2F[^&]+/.exec(body)?.[0];
  const { status: found, headers: ofScript } = await get(`${baseURL}${script}`);
  expect(found).toBe(200);
  expectSecurityHeaders(ofScript);
  // A file opened as a document is sandboxed.
  for (const path of [file && decodeURIComponent(file), "/files/none.png"]) {
    const { headers } = await get(`${baseURL}${path}`);
    expect(policiesOf(headers)).toEqual([expect.stringMatching(/^default-src 'none'; .*; sandbox$/)]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  // Next's own policy for optimized images is stricter, and replaces ours.
  const { status, headers } = await get(`${baseURL}${image}`);
  expect(status).toBe(200);
  expect(policiesOf(headers)).toEqual([expect.stringContaining("script-src 'none'")]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  // Feed readers and other sites may show them.
  for (const path of [image, "/files/none.png", "/images/banner.webp", "/og/about.jpg"])
    expect((await get(`${baseURL}${path}`)).headers.get("cross-origin-resource-policy"), path).toBe(
      "cross-origin",
    );
});

/** Provokes a violation: the browser reports them in order, so the page's own ones come before it. */
async function expectNoViolation(page: Page, violations: () => Promise<string[]>): Promise<void> {
  await page.evaluate(() => {
    new Image().src = "https://provoked.test/";
  });
  await expect.poll(violations).toContainEqual(expect.stringContaining("provoked.test"));
  expect(await violations()).toEqual(["img-src https://provoked.test/ "]);
}
