import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { routes } from "../../../lib/site/routes.ts";
import { clientCodeMeter } from "../../../scripts/build/client-code.ts";
import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { measureFirstView, openPhonePage } from "../../../testing/browser/first-view.ts";
import { get, hangMs, waitUntil } from "../../../testing/http/http.ts";
import { distDir } from "../check-out.ts";
import type { Claim, Part } from "../claim.ts";

const byteClaim = { unit: "bytes", better: "less", ratio: 1.01, slack: 30 } as const;
const view = (name: string, what: string, limit?: number): Claim => ({
  ...byteClaim,
  id: name,
  sentence: `${what} of a phone's first view, with headers`,
  limit,
});

const claims: Claim[] = [
  { ...byteClaim, id: "document", sentence: "document with headers (br)", limit: 14_800 },
  {
    ...byteClaim,
    id: "longDocument",
    sentence: "document whose end comes later, with headers (br)",
    limit: 18_600,
  },
  { ...byteClaim, id: "own", sentence: "own client code, gzipped", limit: 25_000 },
  view("firstPaint", "document, styles and the image of the largest paint", 35_000),
  view("total", "everything", 200_000),
  view("styles", "style sheets"),
  view("fonts", "fonts"),
  view("images", "images"),
  view("scripts", "scripts"),
  // Requests ahead depend on when the browser is idle.
  {
    ...byteClaim,
    id: "requests",
    sentence: "requests of a phone's first view",
    unit: "",
    limit: 16,
    ratio: 1.25,
    slack: 3,
  },
  { id: "shift", sentence: "layout shift of a fast first view", unit: "", better: "less", limit: 0 },
  {
    ...{ id: "urgent", sentence: "the largest paint is the urgent image, where there is one" },
    ...{ unit: "1 = yes", better: "more", limit: 1 },
  },
];

/** Their first view is in the first flight, which home-sections.spec.ts and product-list.spec.ts in e2e/pages prove. */
const longPages: string[] = [routes.home, routes.product];

export const bytes: Part = {
  name: "bytes",
  claims,
  runs: 1,
  async measure(version, routes) {
    const url = await version.start();
    const own = clientCodeMeter(join(version.root, distDir));
    const figures: Record<string, Record<string, number>> = {};
    const note = (id: string, path: string, value: number) => {
      figures[id] = { ...figures[id], [path]: value };
    };
    for (const path of routes) {
      const id = longPages.includes(path) ? "longDocument" : "document";
      note(id, path, await documentBytes(new URL(path, url)));
      note("own", path, own((await get(url + path)).body));
    }
    await using browser = await launchTestBrowser();
    for (const path of routes) {
      const page = await openPhonePage(browser);
      page.setDefaultTimeout(hangMs);
      const { document, largest, ...sizes } = await measureFirstView(page, url + path);
      note("firstPaint", path, document + sizes.styles + largest);
      for (const id of ["total", "styles", "fonts", "images", "scripts", "requests", "shift"] as const)
        note(id, path, sizes[id]);
      if (await page.locator('main img[fetchpriority="high"]').count())
        note("urgent", path, largest > 1000 ? 1 : 0);
      await page.context().close();
    }
    return figures;
  },
};

/** Once the site has replaced the first visitor's quick compression. */
async function documentBytes(url: URL): Promise<number> {
  const quick = compressQuickly((await get(url.href)).body);
  let sent = await sentBytes(url);
  await waitUntil(`${url.pathname} is compressed well`, async () => {
    sent = await sentBytes(url);
    return sent.body < 0.97 * quick;
  });
  return sent.head + sent.body;
}

function compressQuickly(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

/** Bytes of a response as browsers request it over HTTPS. */
function sentBytes(url: URL): Promise<{ head: number; body: number }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br, gzip" } }, (response) => {
      const lines = response.rawHeaders.map((text) => text.length + 2);
      const head = lines.reduce((sum, each) => sum + each, "HTTP/1.1 200 OK\r\n\r\n".length);
      let body = 0;
      response.on("data", (chunk: Buffer) => (body += chunk.length)).on("end", () => resolve({ head, body }));
    })
      .on("error", reject)
      .end();
  });
}
