import type { Browser, BrowserContextOptions, Page } from "playwright/test";

/** What a visitor's browser was sent for the first view of a page, in bytes, headers and all. */
export type FirstView = {
  document: number;
  styles: number;
  fonts: number;
  images: number;
  scripts: number;
  total: number;
  requests: number;
  /** The picture that is the largest paint; 0 where that is a text. */
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What was asked for and not had, with its status or the browser's words. */
  failed: string[];
};

/** The screen that Lighthouse measures with. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const kinds = {
  Document: "document",
  Stylesheet: "styles",
  Font: "fonts",
  Image: "images",
  Script: "scripts",
} as const;

/** Opens a page on a phone with an empty cache; its pictures are the real ones. */
export async function openPhonePage(browser: Browser, { sparing = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    ...phone,
    extraHTTPHeaders: sparing ? { "save-data": "on" } : {},
  });
  const page = await context.newPage();
  // Chromium's own switch for it is gone; pages ask for it here.
  if (sparing)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
  return page;
}

/** Weighs the first view of a page: until it has loaded and stands still, without any sign of a visitor. */
export async function measureFirstView(page: Page, url: string): Promise<FirstView> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { url: string; kind: string; bytes: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) =>
    sent.set(requestId, { url: request.url, kind: type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  const failed: string[] = [];
  session.on("Network.responseReceived", ({ response: { status, url } }) => {
    if (status >= 400) failed.push(`${status} ${url}`);
  });
  session.on("Network.loadingFailed", ({ requestId, errorText }) =>
    failed.push(`${errorText} ${sent.get(requestId)?.url}`),
  );
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  const { largest, shift } = await readPaints(page);
  const requests = [...sent.values()].filter(({ url }) => !url.startsWith("data:"));
  const sum = (some: typeof requests) => some.reduce((total, { bytes }) => total + bytes, 0);
  const view: FirstView = {
    ...{ document: 0, styles: 0, fonts: 0, images: 0, scripts: 0 },
    total: sum(requests),
    requests: requests.length,
    largest: sum(requests.filter((request) => request.url === largest)),
    shift,
    failed,
  };
  for (const [kind, name] of Object.entries(kinds))
    view[name] = sum(requests.filter((one) => one.kind === kind));
  return view;
}

/**
 * The address of the picture that is the largest paint, and how far things have moved. A picture that a busy machine
 * paints late is waited for; where there is none after three seconds, a text is the largest.
 */
export async function readPaints(page: Page): Promise<{ largest: string; shift: number }> {
  return page.evaluate(async () => {
    type Paint = PerformanceEntry & { url?: string; value?: number; hadRecentInput?: boolean };
    let largest = "";
    let shift = 0;
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const take = (entries: Paint[]) => {
      for (const { entryType, url = "", value = 0, hadRecentInput } of entries)
        if (entryType === "largest-contentful-paint") largest = url;
        else if (!hadRecentInput) shift += value;
    };
    observer.observe({ type: "layout-shift", buffered: true });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    do await pause();
    while (!largest && performance.now() - began < 3000);
    take(observer.takeRecords());
    return { largest, shift };
  });
}

/** What has moved without being touched, and how: "h2.title 20,307 → 20,340". */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: LayoutShiftSource[] };
    type LayoutShiftSource = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
    // A paint is told of in every page, a shift in some: both come at once.
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntriesByType("layout-shift") as Shift[]),
      );
      observer.observe({ type: "layout-shift", buffered: true });
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    });
    const name = (node?: Node) =>
      node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent?.trim();
    const place = ({ left, top }: DOMRect) => `${left},${top}`;
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .flatMap(({ sources }) =>
        sources.map((one) => `${name(one.node)} ${place(one.previousRect)} → ${place(one.currentRect)}`),
      );
  });
}
