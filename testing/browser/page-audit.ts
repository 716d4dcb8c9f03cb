/** Checks of the route audit: each reads one aspect of a page and returns its faults. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { forceLayout } from "./force-layout.ts";

/** Half the size of what `@axe-core/playwright` has each page compile. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** An optional font that comes too late, on a busy machine, is not used. */
const lateFont = /\.woff2 was preloaded using link preload but not used/;

/** Records console errors, warnings and exceptions, except the browser's own lines about a 404 page and its payload. */
export function recordConsole(page: Page, status: number): string[] {
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("console", (message) => {
    const source = message.location().url.replace(/[?&]_rsc$/, "");
    const isAbout404 = status === 404 && source === page.url() && /status of 404/.test(message.text());
    if (lateFont.test(message.text())) return;
    if (!isAbout404 && ["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

/** Records the hosts of all requests. The map is an exception: it is requested once it is in view, of which the privacy page tells. */
export function recordHosts(page: Page): () => string[] {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const isMap = request.frame() !== page.mainFrame();
    const { host, protocol } = new URL(request.url());
    if (!isMap && protocol.startsWith("http")) hosts.add(host);
  });
  return () => [...hosts];
}

/** Records violations of the Content-Security-Policy. Call it before the navigation. */
export async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

/** The visible text of content and footer. */
export async function visibleText(page: Page): Promise<string> {
  const parts = await page.locator("main, footer").allInnerTexts();
  // Without scripts these buttons are hidden.
  return parts
    .join("\n")
    .replace(/Show the map|Copy link/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Elements that stick out to the side, if the page scrolls sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
  await forceLayout(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("main, main *, footer *, header *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > clientWidth + 1 || box.left < -1)
      .map(({ element, box }) => `${element.tagName} .${element.className}: ${box.left} to ${box.right}`)
      .slice(0, 5);
  });
}

/** Texts that cannot be seen. */
export function findInvisibleText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.textContent?.trim() && Number(getComputedStyle(element).opacity) < 0.1)
      .map((element) => `${element.tagName} .${element.className}`)
      .slice(0, 5),
  );
}

/** Shows texts that fade in or out, such as a toast, as they are between: halfway they have too little contrast. */
function stopAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { animation: none !important; transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Violations of axe's rules, without frames of other sites. The rest of a page costs as much again in each of its states. */
export async function findAxeViolations(page: Page, part = "html"): Promise<string[]> {
  await forceLayout(page);
  await stopAnimations(page);
  // Loading axe takes half as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((include) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    return axe.run(
      { include, exclude: ["iframe"] },
      { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } },
    );
  }, part);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}

/** Inserts a script, an event handler and a style into the page. @returns what took effect */
export function injectCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    document.body.setAttribute("onclick", "window.injected = true");
    document.body.click();
    const style = document.createElement("style");
    style.textContent = "body { opacity: 0.5 }";
    document.head.append(style);
    return [
      ...("injected" in window ? ["script"] : []),
      ...(getComputedStyle(document.body).opacity === "1" ? [] : ["style"]),
    ];
  });
}
