/** Content that is as large as the contract allows builds, starts and is served. */
import pLimit from "p-limit";
import { maxLength } from "../../lib/backend/bounds.ts";
import { type CallName, calls } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { fill, largestRecord } from "../../testing/content/bound-content.ts";
import { textOf } from "../../testing/content/content.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { removeCopy } from "../../testing/sites/build-copy.ts";
import { openContractBackend } from "../../testing/sites/contract-backend.ts";
import { generateBuild } from "../../testing/sites/generate-build.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const longHtml = fill(`<h2>Heading</h2><p>${"The cold box cools the air. ".repeat(20)}</p>`, maxLength.html);
const longText = fill("Long words ", maxLength.text);

/** Records of a list. Those of some kinds have pages of their own, and few suffice. */
const counts: Partial<Record<CallName, number>> = {
  services: 14,
  expertise: 14,
  news: 7,
  blog: 7,
  miscellaneous: 9,
  catalogues: 100,
  gallery: 120,
  team: 150,
};

/** The first record has the longest texts: a page has room for some of them. */
function record(name: CallName, index: number) {
  const isFirst = index === 0;
  const [html, text] = isFirst ? [longHtml, longText] : ["<p>Short.</p>", "Short"];
  return largestRecord(name, index, { html, text, pathLength: 200 });
}

function body(name: CallName, key: string): string {
  if (calls[name].shape === "record") {
    // Ids end in the number of the record.
    const index = Number(/\d{4}$/.exec(key)?.[0] ?? 0);
    return JSON.stringify({ data: record(name, index) });
  }
  const count = counts[name] ?? 8;
  const data = Array.from({ length: count }, (_, index) => record(name, index));
  return JSON.stringify({ data, pagination: { total: count, totalPages: 1 } });
}

test("the largest content builds, and every page of the sitemap is served", async () => {
  await using backend = await openContractBackend(body);
  const distDir = await generateBuild("largest", {
    BACKEND_URL: backend.url,
    BACKEND_USERNAME: backend.account.username,
    BACKEND_PASSWORD: backend.account.password,
  });
  try {
    await using site = await TestSite.open({ name: "largest", backend, distDir });
    const sitemap = (await get(`${site.url}/sitemap.xml`)).body;
    const urls = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(70);
    const problems: string[] = [];
    await pLimit(4).map(urls, async (url) => {
      const { status, body } = await get(url.replace(publicOrigin, site.url).replaceAll("&amp;", "&"));
      const leaks = textOf(body).match(/.{0,30}(?:\bundefined\b|\bnull\b|\bNaN\b|\[object ).{0,30}/g) ?? [];
      if (status !== 200 || leaks.length > 0) problems.push(`${url}: ${status} ${leaks.join()}`);
    });
    expect(problems).toEqual([]);
    expect(site.log(), "records that are left out").not.toMatch(/left out|too large|cut off|refused/);
  } finally {
    removeCopy(distDir);
  }
});
