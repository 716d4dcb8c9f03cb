/**
 * A backend in which every field is an attack: in a real browser nothing of it runs, nothing is asked of another host,
 * and the policy of the page has nothing to refuse, because the sanitiser has left nothing over.
 */
import type { BrowserContext, Page } from "playwright/test";
import { tags } from "../../lib/backend/contract.ts";
import { attacks } from "../../lib/rich-text/test-attacks.ts";
import { editorMarkup, writeAttacks } from "../support/attack-content.ts";
import { published } from "../support/content.ts";
import { get, revalidate, scaleTimeout, waitUntil } from "../support/http.ts";
import { hydrate } from "../support/hydrate.ts";
import { routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { openWorld } from "../support/test-site.ts";

/** Pages of single records, by what leads to them. */
const recordPages = ["services", "expertise", "blogs", "info-news"];
const atOnce = 3;

test("attacks in every field of every kind of content do nothing in a browser", async ({ context }) => {
  test.setTimeout(scaleTimeout(90_000));
  expect(attacks.length).toBeGreaterThan(1000);
  const world = await openWorld("attacks", { change: writeAttacks });
  try {
    expect((await revalidate(world, tags)).status).toBe(200);
    const { contentDir } = world.backend;
    const kinds = { services: "services", expertise: "expertise", blogs: "blog", "info-news": "news" };
    const details = recordPages.map((page) => {
      const [record] = published(kinds[page as keyof typeof kinds], contentDir);
      return `/${page}/details/${record?.id}`;
    });
    const [item] = published("miscellaneous", contentDir);
    const paths = [
      ...routeCases.map(({ path }) => path).filter((path) => !/details|\/detail\//.test(path)),
      ...[...details, `/miscellaneous?item=${item?.id}`, "/leadership?page=2", "/contact?about=service-1"],
    ];

    const seen = await watch(context, world.url);
    const queue = [...paths];
    const faults: string[] = [];
    let shown = 0;
    const visitor = async () => {
      const page = await context.newPage();
      seen.listenTo(page);
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        await fresh(world.url + path);
        const response = await page.goto(world.url + path);
        expect(response?.status(), path).toBe(200);
        await hydrate(page);
        shown += await editorsMarkup(page, path);
        for (const fault of await page.evaluate(auditPage)) faults.push(`${path}: ${fault}`);
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));

    // What scripts of the site put into the page: the next page of a list, and a dialog.
    const page = await context.newPage();
    seen.listenTo(page);
    await page.goto(`${world.url}/leadership`);
    await hydrate(page);
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await page.waitForURL("**/leadership?page=2");
    await page.goto(`${world.url}/miscellaneous`);
    await hydrate(page);
    await page
      .getByRole("link", { name: /^Click here for details/ })
      .first()
      .click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    for (const fault of await page.evaluate(auditPage)) faults.push(`dialog: ${fault}`);

    expect(faults.slice(0, 20)).toEqual([]);
    expect(await seen.events(page)).toEqual([]);
    // Every HTML field of every kind has shown what is no attack as it was written.
    expect(shown).toBeGreaterThan(30);
    test
      .info()
      .annotations.push({ type: "attacks", description: `${attacks.length} on ${paths.length} pages` });
  } finally {
    await world.close();
  }
});

/** The page as its present content makes it, and not as the build left it. */
async function fresh(address: string): Promise<void> {
  await waitUntil(`attacks on ${address}`, 20_000, async () => {
    const { status, body } = await get(address);
    return (status === 200 || status === 308) && (status === 308 || body.includes("Zq "));
  });
}

/** Collects all that must not happen in any page of a context. */
async function watch(context: BrowserContext, own: string) {
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
      note(`asked ${url.href}`);
  });
  const listenTo = (page: Page) => {
    page.on("dialog", (dialog) => {
      note(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("popup", (popup) => note(`popup ${popup.url()}`));
    page.on("pageerror", (error) => note(`error ${error.message}`));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(own)) note(`went to ${frame.url()}`);
    });
  };
  return {
    listenTo,
    events: async (page: Page) => {
      await page.waitForTimeout(300);
      return [...new Set(events)];
    },
  };
}

/** How many HTML fields show the editors' own markup on a page; none may show it changed. */
async function editorsMarkup(page: Page, path: string): Promise<number> {
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
      return parts.join("").replace(/<(\/?)h\d/g, "<$1h2");
    });
  }, editorMarkup.length);
  for (const html of found) expect(html, path).toBe(editorMarkup.join(""));
  return found.length;
}

/** What is wrong with the elements of a page, wherever they came from. Runs in the page. */
function auditPage(): string[] {
  const faults: string[] = [];
  // These two have styles that scripts of the site's own have set: the navbar's colours, and where routes are read out.
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
