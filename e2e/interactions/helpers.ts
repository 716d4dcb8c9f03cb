/** Locators and helpers that the interaction tests share. */
import { expect, type Locator, type Page, type Request, type Route } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page and hydrates it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page with its scripts held back. @returns a function that releases them and waits for hydration */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const { hold, release } = holdRequests();
  await page.route(/\/_next\/static\/.*\.js/, hold);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await hydrate(page);
  };
}

/** Forgets what earlier tests have loaded. */
export async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
}

/** The main navigation, one of its items, and that item's dropdown. */
export const mainNav = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
export const navItem = (page: Page, label: string): Locator =>
  mainNav(page).locator("> ul:first-child > li > a", { hasText: label });
export const dropdown = (page: Page, label: string): Locator =>
  mainNav(page)
    .locator("> ul > li", { has: page.locator("> a", { hasText: label }) })
    .locator("> ul");

export const openDropdowns = (page: Page): Locator => mainNav(page).locator("> ul > li > ul:visible");

/** Opens the dropdown of an item: the arrow beside it, or without hover the item itself. */
export const opener = (page: Page, label: string): Locator =>
  mainNav(page).locator("> ul > li > details > summary", { hasText: label });

/** Opens a dropdown by keyboard, from the start of the header. */
export async function openByKeyboard(page: Page, label: string): Promise<void> {
  await page.locator("header a").first().focus();
  await tabTo(page, opener(page, label));
  await page.keyboard.press("Enter");
  await expect(dropdown(page, label)).toBeVisible();
}

/** The menu of narrow screens, its button, and its sections. */
export const menu = mainNav;
export const menuButton = (page: Page): Locator => page.locator("header summary").first();
export const menuSection = opener;

/** Follows one of the quick links of the footer, which phones show once the heading is pressed. */
export async function followFooter(page: Page, name: string): Promise<void> {
  const footer = page.getByRole("contentinfo");
  const column = footer.locator("summary[aria-label='Quick Links']");
  if (await column.isVisible()) await column.click();
  await footer.getByRole("link", { name, exact: true }).click();
}

/** The chat box, and the button that closes and opens it. */
export const chat = (page: Page): Locator => page.locator("footer > details");
export const chatButton = (page: Page): Locator => chat(page).locator("summary");

/** A list with pages, and the link to one of them. */
export const list = (page: Page): Locator => page.locator("#list");
/** The names of the list's items. */
export const itemNames = (page: Page): Locator => list(page).getByRole("heading", { level: 2 });
export const pageLink = (page: Page, number: number): Locator =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: `Page ${number}`, exact: true });

/** Records the requests of the page from now on, by type. */
export function watchRequests(page: Page): {
  documents: string[];
  data: string[];
  routes: string[];
  scripts: string[];
} {
  const seen = {
    documents: [] as string[],
    data: [] as string[],
    routes: [] as string[],
    scripts: [] as string[],
  };
  page.on("request", (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.documents.push(pathname + search);
    else if (pathname.startsWith("/api/lists/")) seen.data.push(pathname);
    else if (searchParams.has("_rsc")) seen.routes.push(pathname);
    else if (pathname.endsWith(".js")) seen.scripts.push(pathname);
  });
  return seen;
}

/** True for the router's requests for another page. */
export const isRouteRequest = (url: URL): boolean => url.searchParams.has("_rsc");

/** Holds requests back until they are released. */
export function holdRequests(): {
  hold: (route: Route) => Promise<void>;
  release: () => void;
  held: Request[];
} {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Request[] = [];
  const hold = async (route: Route) => {
    held.push(route.request());
    await promise;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  };
  return { hold, release: resolve, held };
}

/** @returns whether the page still shows the same document */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  return async () => (await page.locator("html[data-marked]").count()) === 1;
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await nextFrames(page);
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Turns the mouse wheel, and waits until the page has answered with a frame. */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
  type Answering = Window & { answered?: Promise<unknown> };
  await page.evaluate(() => {
    (window as Answering).answered = new Promise((resolve) =>
      addEventListener("wheel", () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
        once: true,
        passive: true,
      }),
    );
  });
  await page.mouse.wheel(0, deltaY);
  await page.evaluate(() => (window as Answering).answered);
}

/** Waits for some animation frames. */
export async function nextFrames(page: Page, count = 3): Promise<void> {
  for (let frame = 0; frame < count; frame++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Describes the focused element in a few words. */
export function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return "nothing";
    return `${element.localName} ${element.id || element.getAttribute("aria-label") || element.textContent?.trim() || ""}`.trim();
  });
}

/** Presses a key until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab", maxPresses = 80): Promise<void> {
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press(key);
    // The next press reaches what the focus opens.
    await nextFrames(page, 2);
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`not reached in ${maxPresses} presses of ${key}: ${target}`);
}

type Click = Parameters<Locator["click"]>[0];

/**
 * Clicks a link in a way that opens it elsewhere, and expects the page to leave that to the browser. Returns the URL that
 * the browser would open. It does not: the headless shell of Chromium 150 crashes in pages that such clicks open.
 */
export async function clickForNewTab(link: Locator, how: Click): Promise<string> {
  const click = await link.evaluateHandle((element) => {
    const left = new Promise<string>((resolve) => {
      const listeners = new AbortController();
      const cancel = (event: Event) => {
        listeners.abort();
        resolve(event.defaultPrevented ? "kept by the page" : (element as HTMLAnchorElement).href);
        event.preventDefault();
      };
      for (const name of ["click", "auxclick"]) addEventListener(name, cancel, { signal: listeners.signal });
    });
    return { left };
  });
  await link.click(how);
  return click.evaluate(({ left }) => left);
}
