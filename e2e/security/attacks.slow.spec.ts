/**
 * A backend with an attack in every field: the sanitizer leaves nothing of it in any page, and in a real browser nothing of it
 * runs, nothing is requested from another host, and the Content-Security-Policy has nothing to stop.
 */
import type { BrowserContext, Page } from "playwright/test";
import { tags } from "../../lib/backend/contract.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editorMarkup, writeAttacks } from "../../testing/content/attack-content.ts";
import { attacks } from "../../testing/content/attacks.ts";
import { published } from "../../testing/content/content.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

// Compressing pages that are many times as long as usual would take most of the site's CPU time.
test.use({ extraHTTPHeaders: { "accept-encoding": "identity" } });

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let attackedSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  const options = { change: writeAttacks, hasImages: true };
  attackedSite = await TestSite.open({ name: `attacks-${workerIndex}`, ...options });
  await attackedSite.publish(tags);
});
test.afterAll(() => attackedSite.close());

const firstId = (kind: string) => published(kind, attackedSite.backend.contentDir)[0]?.id;

test("no page has anything of the attacks in any field of any kind of content", async ({ page }) => {
  expect(attacks.length).toBeGreaterThan(1000);
  const kinds = { services: "services", expertise: "expertise", blogs: "blog", "info-news": "news" };
  const paths = [
    ...routeCases.map(({ path }) => path).filter((path) => !/details|\/detail\//.test(path)),
    ...Object.entries(kinds).map(([route, kind]) => `/${route}/details/${firstId(kind)}`),
    `/miscellaneous/item/${firstId("miscellaneous")}`,
    ...["/leadership/page/2", "/contact/about/service-1", `/${firstId("pages")}`],
  ];
  await page.goto("about:blank");
  let shown = 0;
  for (const path of paths) {
    const { url, html } = await readAttacked(path);
    expect(await page.evaluate(findForbidden, { url, html }), path).toEqual([]);
    const count = editorMarkup.length;
    for (const markup of await page.evaluate(findEditorMarkup, { html, count })) {
      expect(markup, path).toBe(editorMarkup.join(""));
      shown += 1;
    }
  }
  // Every HTML field of every kind shows the harmless markup unchanged.
  expect(shown).toBeGreaterThan(30);
});

test("nothing of the attacks runs in a browser", async ({ context, page }) => {
  const events = await recordEvents(context, page, attackedSite.url);
  const visit = async (path: string) => {
    const { url } = await readAttacked(path);
    expect((await page.goto(url))?.status(), path).toBe(200);
    await hydrate(page);
  };
  const expectNothing = async (what: string) => {
    expect(await page.evaluate(findForbidden, { url: page.url() }), what).toEqual([]);
    expect(await events.readUpToNow(), what).toEqual([]);
  };
  // Of each template one, and those whose scripts handle content.
  const details = [
    `/services/details/${firstId("services")}`,
    `/blogs/details/${firstId("blog")}`,
    `/${firstId("pages")}`,
  ];
  for (const path of ["/", ...details, "/gallery", "/product", "/contact/about/service-1"]) {
    await visit(path);
    await expectNothing(path);
  }
  // Content that the site's scripts insert: the next page of a list, and a dialog.
  await visit("/leadership");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.waitForURL("**/leadership/page/2");
  await expectNothing("the second page of a list");
  await visit("/miscellaneous");
  await page
    .getByRole("link", { name: /^Click here for details/ })
    .first()
    .click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await expectNothing("a dialog");
});

/** Reads a page once the build's has been replaced by one with the attacks; a record's URL leads to its title. */
async function readAttacked(path: string): Promise<{ url: string; html: string }> {
  let url = attackedSite.url + path;
  let html = "";
  await waitUntil(`attacks on ${path}`, async () => {
    const { status, headers, body } = await get(url);
    if (status === 308) url = new URL(headers.get("location") ?? "", url).href;
    html = body;
    return status === 200 && body.includes("Zq ");
  });
  return { url, html };
}

/** Records everything that must not happen in a page. */
async function recordEvents(context: BrowserContext, page: Page, own: string) {
  const events: string[] = [];
  const note = (what: string) => events.push(what.slice(0, 300));
  await context.exposeFunction("noteEvent", note);
  await context.addInitScript(() => {
    const { noteEvent } = window as unknown as { noteEvent: (what: string) => void };
    (window as unknown as { hit: () => void }).hit = () => noteEvent(`a script ran on ${location.pathname}`);
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      noteEvent(`${effectiveDirective} ${blockedURI} ${sample} on ${location.pathname}`),
    );
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== own && url.protocol !== "data:" && !/openstreetmap\.org$/.test(url.hostname))
      note(`requested ${url.href}`);
  });
  page.on("dialog", (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => note(`popup ${popup.url()}`));
  page.on("pageerror", (error) => note(`error ${error.message}`));
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(own)) note(`navigated to ${frame.url()}`);
  });
  return {
    /** Provokes a violation: the browser reports them in order, so all others come before it. */
    readUpToNow: async () => {
      await page.evaluate(() => {
        new Image().src = "https://provoked.test/";
      });
      await expect
        .poll(() => events.some((event) => event.startsWith("img-src https://provoked.test/")))
        .toBe(true);
      return events.splice(0).filter((event) => !event.includes("provoked.test"));
    },
  };
}

/** The HTML fields that show an editor's markup. Runs in a browser, whose parser decides. */
function findEditorMarkup({ html, count }: { html: string; count: number }): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const headings = [...body.querySelectorAll("h2, h3, h4, h5, h6")].filter(
    ({ textContent }) => textContent === "Written by an editor",
  );
  return headings.map((heading) => {
    const parts: string[] = [];
    for (
      let element: Element | null = heading;
      element && parts.length < count;
      element = element.nextElementSibling
    )
      parts.push(element.outerHTML);
    // The id is made of the kind of the text and the words of the heading.
    return parts
      .join("")
      .replace(/<(\/?)h\d/g, "<$1h2")
      .replace(/ id="[a-z-]+-(?:[\w-]+-)?written-by-an-editor(?:-\d+)?"/, "");
  });
}

/** Forbidden elements and attributes of the open page or of HTML. Runs in a browser, whose parser decides. */
function findForbidden({ url: pageUrl, html }: { url: string; html?: string }): string[] {
  const parsed = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const { origin } = new URL(pageUrl);
  const faults: string[] = [];
  // The site's own scripts set the styles of these two: the navbar's colors, and the route announcer.
  for (const element of parsed.querySelectorAll("*:not(html, next-route-announcer)")) {
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$|^ping$|^is$/.test(name))
        faults.push(`${element.localName} ${name}=${value}`);
      if (!/^(href|src|action|xlink:href|data|poster|background|cite)$/.test(name)) continue;
      const url = URL.parse(value, pageUrl);
      if (!url || !/^(https?|mailto|tel):$/.test(url.protocol))
        faults.push(`${element.localName} ${name}=${value}`);
      const loads = name !== "href" || element.localName === "link";
      const isMap = element.localName === "iframe" && url?.hostname === "www.openstreetmap.org";
      const isCanonical =
        element.getAttribute("rel") === "canonical" || element.getAttribute("rel") === "alternate";
      if (loads && !isMap && !isCanonical && url?.origin !== origin) faults.push(`loads ${name}=${value}`);
    }
    const inRichText = element.closest("[class*='rich-text']") !== null;
    if (
      inRichText &&
      (element.id || /^(script|style|iframe|form|input|svg|math|object|base|meta)$/.test(element.localName))
    )
      faults.push(`${element.localName} in an editor's text`);
  }
  return [...new Set(faults)].slice(0, 20).map((fault) => fault.slice(0, 200));
}
