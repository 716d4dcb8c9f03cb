/** What browsers are told to refuse, on every answer, and that the site needs none of it. */
import type { Page } from "playwright/test";
import { firstOf } from "../support/content.ts";
import { get } from "../support/http.ts";
import { hydrate } from "../support/hydrate.ts";
import { detailsPath, routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

/** Pages of each sort. */
const tried = /^\/(?:|gallery|contact|leadership\?page=2|no\/such\/page|services\/details\/1\/.*)$/;

/** The policy of a page: its own files, and its inline scripts and style elements by their hashes. */
const hashed =
  /^default-src 'self'; script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+; style-src 'self'; style-src-elem 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+; style-src-attr 'none'; /;

const pages = [
  ...routeCases.map(({ path }) => ({ path, status: 200 })),
  { path: "/leadership?page=2", status: 200 },
  { path: "/miscellaneous?item=1", status: 200 },
  { path: "/no/such/page", status: 404 },
  { path: "/services/details/none/nothing", status: 404 },
  { path: "/our-team?page=999", status: 404 },
];

test("every page has all headers, and names its own scripts and no other", async ({ baseURL }) => {
  for (const { path, status } of pages) {
    const { status: found, headers } = await get(`${baseURL}${path}`);
    expect(found, path).toBe(status);
    expect(policies(headers), path).toEqual([expect.stringMatching(hashed)]);
    expectHeaders(headers);
  }
});

// That no page has anything to say in the console, a refusal neither, is tried of all of them in browser.spec.ts.
for (const { path, status } of pages.filter(({ path }) => tried.test(path))) {
  test(`${path} runs its own scripts and no other, and comes alive`, async ({ page }) => {
    const refused = await listen(page);
    expect((await page.goto(path))?.status()).toBe(status);
    await hydrate(page);
    expect(await refused()).toEqual([]);

    // What somebody brought into the page would not run.
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      document.body.setAttribute("onclick", "window.injected = true");
      document.body.click();
    });
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    const scripts = (await refused()).length;
    expect(scripts).toBeGreaterThan(0);

    // Nor would it have a look of its own.
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { opacity: 0.5 }";
      document.head.append(style);
    });
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
    expect((await refused()).length).toBeGreaterThan(scripts);
  });
}

test("a page that could not be made, for want of content, comes alive as well", async ({
  faultySite,
  page,
}) => {
  faultySite.proxy.fail({ kind: "refuse" });
  const address = `${faultySite.url}/leadership?page=26`;
  const { status, headers } = await get(address);
  expect(status).toBe(500);
  expect(policies(headers)).toEqual([expect.stringMatching(hashed)]);
  expectHeaders(headers);

  const refused = await listen(page);
  expect((await page.goto(address))?.status()).toBe(500);
  await hydrate(page);
  expect(await refused()).toEqual([]);
});

test("going from page to page, toasts, dialogs and the map are refused nothing", async ({ page }) => {
  const refused = await listen(page);
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
  // Its look comes from a style sheet that a script makes.
  const toast = page.getByText("A toast");
  await expect(toast).toBeVisible();
  expect(await toast.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
  await page.goto("/map");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await hydrate(page);
  expect(await refused()).toEqual([]);
});

const others = [
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

for (const { path, status } of others) {
  test(`${path} is answered ${status} with all headers`, async ({ baseURL }) => {
    const { status: found, headers } = await get(`${baseURL}${path}`);
    expect(found).toBe(status);
    expect(policies(headers)).toEqual([
      expect.stringMatching(
        /^default-src 'self'; script-src 'self'( 'sha256-[^' ]+')*; style-src 'self'; style-src-elem 'self'( 'sha256-[^' ]+')*; /,
      ),
    ]);
    expectHeaders(headers);
  });
}

test("a picture, a script and an optimised picture have them too", async ({ baseURL }) => {
  const { body } = await get(`${baseURL}/`);
  const script = /src="(\/_next\/static\/[^"]+\.js)/.exec(body)?.[1];
  const picture = /src="(\/_next\/image[^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&");
  const file = /%2Ffiles%2F[^&]+/.exec(body)?.[0];
  const { status: found, headers: ofScript } = await get(`${baseURL}${script}`);
  expect(found).toBe(200);
  expectHeaders(ofScript);
  // A file that is a document by itself may do nothing at all.
  for (const path of [file && decodeURIComponent(file), "/files/none.png"]) {
    const { headers } = await get(`${baseURL}${path}`);
    expect(policies(headers)).toEqual([expect.stringMatching(/^default-src 'none'; .*; sandbox$/)]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  // Next's own policy of optimised pictures is narrower, and comes in place of ours.
  const { status, headers } = await get(`${baseURL}${picture}`);
  expect(status).toBe(200);
  expect(policies(headers)).toEqual([expect.stringContaining("script-src 'none'")]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

function policies(headers: Headers): string[] {
  return (headers.get("content-security-policy") ?? "").split(", ").filter(Boolean);
}

function expectHeaders(headers: Headers): void {
  const [policy = ""] = policies(headers);
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "style-src-attr 'none'",
  ])
    expect(policy).toContain(directive);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
}

/** Collects what the browser refuses, on all pages that are gone to. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const refused: string[] = [];
  await page.exposeFunction("noteRefusal", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
      noteRefusal(`${effectiveDirective} ${blockedURI} ${sample} on ${location.pathname}`);
    });
  });
  return async () => {
    await page.waitForTimeout(200);
    return refused;
  };
}
