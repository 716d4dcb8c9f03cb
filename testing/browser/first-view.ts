import type { Browser, Page } from "playwright/test";

/** The device that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on a phone with an empty cache and the real images. */
export async function openPhonePage(browser: Browser): Promise<Page> {
  return (await browser.newContext(phone)).newPage();
}

/**
 * Measures a page until it is loaded and idle, without any interaction.
 * @returns bytes with headers by kind, those of the image that is the largest paint (0 where that is a text), the number of
 *   requests, and the cumulative layout shift
 */
export async function measureFirstView(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { url: string; kind: string; bytes: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) =>
    sent.set(requestId, { url: request.url, kind: type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  const { largest, shift } = await readPaints(page);
  const requests = [...sent.values()].filter(({ url }) => !url.startsWith("data:"));
  const sum = (some: typeof requests) => some.reduce((total, { bytes }) => total + bytes, 0);
  const sumOf = (kind: string) => sum(requests.filter((one) => one.kind === kind));
  return {
    document: sumOf("Document"),
    styles: sumOf("Stylesheet"),
    fonts: sumOf("Font"),
    images: sumOf("Image"),
    scripts: sumOf("Script"),
    total: sum(requests),
    requests: requests.length,
    largest: sum(requests.filter((request) => request.url === largest)),
    shift,
  };
}

/**
 * The paints and the layout shift so far. A busy machine may paint the image late: without
 * one after three seconds, a text is the largest paint. A page without an urgent image does not wait: seconds later, the
 * site's scripts would arrive.
 * @returns `largest`: the URL of the image that is the largest paint; empty where that is a text
 */
export async function readPaints(page: Page) {
  return page.evaluate(async () => {
    type Paint = PerformanceEntry & { url?: string; value?: number; hadRecentInput?: boolean };
    const paints = { largest: "", shift: 0, firstMs: Number.NaN, largestMs: Number.NaN };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const take = (entries: Paint[]) => {
      for (const { entryType, name, startTime, url = "", value = 0, hadRecentInput } of entries) {
        if (entryType === "largest-contentful-paint")
          Object.assign(paints, { largest: url, largestMs: startTime });
        if (name === "first-contentful-paint") paints.firstMs = startTime;
        if (entryType === "layout-shift" && !hadRecentInput) paints.shift += value;
      }
    };
    for (const type of ["paint", "layout-shift", "largest-contentful-paint"])
      observer.observe({ type, buffered: true });
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const hasImage = document.querySelector('main img[fetchpriority="high"]') !== null;
    const startedAt = performance.now();
    do await pause();
    while (hasImage && !paints.largest && performance.now() - startedAt < 3000);
    take(observer.takeRecords());
    return paints;
  });
}

/** The loaded images that the page does not show, where it offers one for each color scheme. */
export async function readUnusedImages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const offered = (srcset: string) =>
      srcset.split(", ").map((one) => new URL(one.split(" ")[0] ?? "", location.href).href);
    return [...document.querySelectorAll("picture")].flatMap((picture) => {
      const source = picture.querySelector("source");
      const image = picture.querySelector("img");
      const other = source && matchMedia(source.media).matches ? image : source;
      return offered(other?.srcset ?? "").filter((url) => loaded.includes(url));
    });
  });
}

/** Layout shifts without an interaction: "h2.title 20,307 → 20,340". */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: LayoutShiftSource[] };
    type LayoutShiftSource = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
    // Every page reports a paint, and reports its shifts together with it.
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntriesByType("layout-shift") as Shift[]),
      );
      observer.observe({ type: "layout-shift", buffered: true });
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    const name = (node?: Node) =>
      node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent?.trim();
    const position = ({ left, top }: DOMRect) => `${left},${top}`;
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .flatMap(({ sources }) =>
        sources.map(
          (one) => `${name(one.node)} ${position(one.previousRect)} → ${position(one.currentRect)}`,
        ),
      );
  });
}
