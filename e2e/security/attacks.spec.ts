/**
 * A backend with an attack in every field: in a real browser nothing of it runs, nothing is requested from another host,
 * and the Content-Security-Policy reports no violation, because the sanitizer has removed everything.
 */
import type { BrowserContext, Page } from "playwright/test";
import { tags } from "../../lib/backend/contract.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editorMarkup, writeAttacks } from "../../testing/content/attack-content.ts";
import { attacks } from "../../testing/content/attacks.ts";
import { published } from "../../testing/content/content.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get, revalidate, scaleTimeout, waitUntil } from "../../testing/http/http.ts";

/** Routes with pages of single records. */
const detailRoutes = ["services", "expertise", "blogs", "info-news"];
const concurrency = 3;

test.use({
  siteOptions: { change: writeAttacks, hasImages: true },
  // Compressing pages that are many times as long as usual would take most of the site's CPU time.
  extraHTTPHeaders: { "accept-encoding": "identity" },
});

test("attacks in every field of every kind of content do nothing in a browser", async ({
  context,
  testSite,
}) => {
  test.setTimeout(scaleTimeout(90_000));
  expect(attacks.length).toBeGreaterThan(1000);
  expect((await revalidate(testSite, tags)).status).toBe(200);
  const { contentDir } = testSite.backend;
  const kinds = { services: "services", expertise: "expertise", blogs: "blog", "info-news": "news" };
  const details = detailRoutes.map((page) => {
    const [record] = published(kinds[page as keyof typeof kinds], contentDir);
    return `/${page}/details/${record?.id}`;
  });
  const [item] = published("miscellaneous", contentDir);
  const paths = [
    ...routeCases.map(({ path }) => path).filter((path) => !/details|\/detail\//.test(path)),
    ...[...details, `/miscellaneous?item=${item?.id}`, "/leadership?page=2", "/contact?about=service-1"],
  ];

  const events = await recordEvents(context, testSite.url);
  const queue = [...paths];
  const faults: string[] = [];
  let shown = 0;
  const visitPages = async () => {
    const page = await context.newPage();
    events.listenTo(page);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await waitForAttacks(testSite.url + path);
      const response = await page.goto(testSite.url + path);
      expect(response?.status(), path).toBe(200);
      await hydrate(page);
      shown += await countEditorMarkup(page, path);
      for (const fault of await page.evaluate(findForbidden)) faults.push(`${path}: ${fault}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: concurrency }, visitPages));

  // Content that the site's scripts insert: the next page of a list, and a dialog.
  const page = await context.newPage();
  events.listenTo(page);
  await page.goto(`${testSite.url}/leadership`);
  await hydrate(page);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.waitForURL("**/leadership?page=2");
  await page.goto(`${testSite.url}/miscellaneous`);
  await hydrate(page);
  await page
    .getByRole("link", { name: /^Click here for details/ })
    .first()
    .click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  for (const fault of await page.evaluate(findForbidden)) faults.push(`dialog: ${fault}`);

  expect(faults.slice(0, 20)).toEqual([]);
  expect(await events.read()).toEqual([]);
  // Every HTML field of every kind shows the harmless markup unchanged.
  expect(shown).toBeGreaterThan(30);
  test
    .info()
    .annotations.push({ type: "attacks", description: `${attacks.length} on ${paths.length} pages` });
});

/** Waits until the page of the build is replaced by one with the attacks. */
async function waitForAttacks(url: string): Promise<void> {
  await waitUntil(`attacks on ${url}`, async () => {
    const { status, body } = await get(url);
    return (status === 200 || status === 308) && (status === 308 || body.includes("Zq "));
  });
}

/** Records everything that must not happen in any page of a context. */
async function recordEvents(context: BrowserContext, own: string) {
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
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== own && url.protocol !== "data:" && !/openstreetmap\.org$/.test(url.hostname))
      note(`requested ${url.href}`);
  });
  const listenTo = (page: Page) => {
    page.on("dialog", (dialog) => {
      note(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("popup", (popup) => note(`popup ${popup.url()}`));
    page.on("pageerror", (error) => note(`error ${error.message}`));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(own)) note(`navigated to ${frame.url()}`);
    });
  };
  return {
    listenTo,
    read: async () => {
      // Nothing may happen for a moment after the last visit.
      await observeFor(300);
      return [...new Set(events)];
    },
  };
}

/** Counts the HTML fields that show the harmless markup on a page; none may change it. */
async function countEditorMarkup(page: Page, path: string): Promise<number> {
  const found = await page.evaluate((count) => {
    const headings = [...document.querySelectorAll("h2, h3, h4, h5, h6")].filter(
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
  }, editorMarkup.length);
  for (const html of found) expect(html, path).toBe(editorMarkup.join(""));
  return found.length;
}

/** Lists forbidden elements and attributes. Runs in the page. */
function findForbidden(): string[] {
  const faults: string[] = [];
  // The site's own scripts set the styles of these two: the navbar's colors, and the route announcer.
  for (const element of document.querySelectorAll("*:not(html, next-route-announcer)")) {
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$|^ping$|^is$/.test(name))
        faults.push(`${element.localName} ${name}=${value}`);
      if (!/^(href|src|action|xlink:href|data|poster|background|cite)$/.test(name)) continue;
      const url = URL.parse(value, location.href);
      if (!url || !/^(https?|mailto|tel):$/.test(url.protocol))
        faults.push(`${element.localName} ${name}=${value}`);
      const loads = name !== "href" || element.localName === "link";
      const isMap = element.localName === "iframe" && url?.hostname === "www.openstreetmap.org";
      const isCanonical =
        element.getAttribute("rel") === "canonical" || element.getAttribute("rel") === "alternate";
      if (loads && !isMap && !isCanonical && url?.origin !== location.origin)
        faults.push(`loads ${name}=${value}`);
    }
    const inRichText = element.closest("[class*='rich-text']") !== null;
    if (
      inRichText &&
      (element.id || /^(script|style|iframe|form|input|svg|math|object|base|meta)$/.test(element.localName))
    )
      faults.push(`${element.localName} in an editor's text`);
  }
  return [...new Set(faults)].map((fault) => fault.slice(0, 200));
}
