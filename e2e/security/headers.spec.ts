/** Security headers on every response, and no violation of them by the site itself. Pages: pages/route-audit.spec.ts. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { expectSecurityHeaders, pagePolicy, policiesOf } from "./expected-headers.ts";

test("an error page has the headers, and hydrates without a violation", async ({ testSite, page }) => {
  testSite.proxy.fail({ kind: "refuse" });
  const url = `${testSite.url}/leadership?page=18`;
  const { status, headers } = await get(url);
  expect(status).toBe(500);
  expect(policiesOf(headers)).toEqual([expect.stringMatching(pagePolicy)]);
  expectSecurityHeaders(headers);

  const violations = await recordViolations(page);
  expect((await page.goto(url))?.status()).toBe(500);
  await hydrate(page);
  expect(await violations()).toEqual([]);
});

test("navigation, toasts and the map cause no violation", async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto("/leadership");
  await hydrate(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Info & News" }).click();
  await page.waitForURL("**/info-news");
  await page.goto("/catalogues_downloads");
  await hydrate(page);
  await page.evaluate(() => {
    const detail = { kind: "success", text: "A toast" };
    dispatchEvent(new CustomEvent("toast", { detail }));
  });
  // A script creates its style sheet.
  const toast = page.getByText("A toast");
  await expect(toast).toBeVisible();
  expect(await toast.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
  await page.goto("/map");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await hydrate(page);
  expect(await violations()).toEqual([]);
});

const otherResponses = [
  { path: "/api/health/live", status: 200 },
  { path: "/api/lists/team/1", status: 200 },
  { path: "/api/lists/none/1", status: 404 },
  { path: "/_next/static/none.js", status: 404 },
  { path: "/sitemap.xml", status: 200 },
  { path: "/robots.txt", status: 200 },
  { path: "/icon.svg", status: 200 },
  { path: "/leadership?page=1", status: 308 },
  { path: detailsPath("/services", { ...firstOf("services"), title: "A former name" }), status: 308 },
];

for (const { path, status } of otherResponses) {
  test(`${path} responds with ${status} and all headers`, async ({ baseURL }) => {
    const { status: found, headers } = await get(`${baseURL}${path}`);
    expect(found).toBe(status);
    expect(policiesOf(headers)).toEqual([
      expect.stringMatching(
        /^default-src 'self'; script-src 'self'( 'sha256-[^' ]+')*; style-src 'self'( 'sha256-[^' ]+')*; /,
      ),
    ]);
    expectSecurityHeaders(headers);
  });
}

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
});

/** Records violations on all visited pages. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample} on ${location.pathname}`);
    });
  });
  return async () => {
    // Violations are reported in a task of their own; none may follow.
    await observeFor(200);
    return violations;
  };
}
