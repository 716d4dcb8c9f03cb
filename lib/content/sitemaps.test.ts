/** @jest-environment node */
import { getSiteMap } from "./site-map";
import { getSitemap, getSitemapPart } from "./sitemaps";

jest.mock("../env", () => ({ env: () => ({ SITE_URL: "https://site.test" }) }));
jest.mock("./site-map", () => ({ fixedPages: [{ path: "/about" }], getSiteMap: jest.fn() }));

function pages(count: number): void {
  const data = Array.from({ length: count }, (_, index) => ({ path: `/p/${index}` }));
  jest.mocked(getSiteMap).mockResolvedValue({ ok: true, data });
}

async function locations(loading: ReturnType<typeof getSitemapPart>): Promise<string[]> {
  const loaded = await loading;
  return (loaded.ok && loaded.data?.match(/https:\/\/site\.test[^<]+/g)) || [];
}

it("is one file of up to 50,000 pages", async () => {
  pages(50_000);
  expect(await locations(getSitemap())).toHaveLength(50_000);
  expect(await getSitemapPart("2.xml")).toEqual({ ok: true, data: null });
});

it("splits by itself beyond that, and has every page once", async () => {
  pages(50_001);
  const parts = await locations(getSitemap());
  expect(parts).toEqual(["https://site.test/sitemap/1.xml", "https://site.test/sitemap/2.xml"]);
  const names = parts.map((part) => part.split("/").at(-1) ?? "");
  const all = (await Promise.all(names.map((name) => locations(getSitemapPart(name))))).flat();
  expect(all).toHaveLength(50_001);
  expect(new Set(all).size).toBe(50_001);
});

it.each(["0.xml", "3.xml", "x.xml", "1", "1.xml.gz", ""])("has no part %j", async (name) => {
  pages(50_001);
  expect(await getSitemapPart(name)).toEqual({ ok: true, data: null });
});

it("is a failure where a part of the site is not known, and a build goes on with what is always there", async () => {
  const failed = { ok: false, message: "Network Error" } as const;
  jest.mocked(getSiteMap).mockResolvedValue(failed);
  expect(await getSitemap()).toEqual(failed);
  process.env.NEXT_PHASE = "phase-production-build";
  expect(await locations(getSitemap())).toEqual(["https://site.test/about"]);
  delete process.env.NEXT_PHASE;
});
