import { getPart, getSitePages, getUnpaged } from "./site-pages";
import { getSitemap, getSitemapPart } from "./sitemap";

jest.mock("./site-pages", () => ({
  fixedPages: [{ path: "/about" }],
  getPart: jest.fn(),
  getSitePages: jest.fn(),
  getUnpaged: jest.fn(),
}));

const failed = { ok: false, message: "Network Error" } as const;

function parts(counts: Record<string, number>): void {
  const pages = [{ path: "/about" }, { path: "/blogs" }];
  jest.mocked(getSitePages).mockResolvedValue({ ok: true, data: { pages, parts: Object.entries(counts) } });
}

async function locations(loading: ReturnType<typeof getSitemapPart>): Promise<string[]> {
  const loaded = await loading;
  return (loaded.ok && loaded.data?.match(/https:\/\/site\.test[^<]+/g)) || [];
}

afterEach(() => {
  delete process.env.NEXT_PHASE;
});

it("is one file while every list has one part", async () => {
  parts({ blog: 1, news: 1 });
  expect(await locations(getSitemap())).toEqual(["https://site.test/about", "https://site.test/blogs"]);
});

it("is an index of the parts of all lists once one list has several", async () => {
  parts({ blog: 3, news: 1 });
  expect(await locations(getSitemap())).toEqual(
    ["pages", "blog-1", "blog-2", "blog-3", "news-1"].map((name) => `https://site.test/sitemap/${name}.xml`),
  );
});

it("reads only the requested part", async () => {
  jest
    .mocked(getPart)
    .mockResolvedValue({ ok: true, data: { pages: [{ path: "/blogs/page/501" }], totalParts: 3 } });
  expect(await locations(getSitemapPart("blog-2.xml"))).toEqual(["https://site.test/blogs/page/501"]);
  expect(getPart).toHaveBeenCalledWith("blog", 2);
  expect(getSitePages).not.toHaveBeenCalled();
});

it("has the pages of lists in the parts of these lists only", async () => {
  const pages = [{ path: "/about" }, { path: "/blogs" }, { path: "/services/details/1/x" }];
  jest.mocked(getUnpaged).mockResolvedValue({ ok: true, data: pages });
  expect(await locations(getSitemapPart("pages.xml"))).toEqual([
    "https://site.test/about",
    "https://site.test/services/details/1/x",
  ]);
});

it.each(["blog-0.xml", "blog-01.xml", "blog-99999.xml", "blog.xml", "1.xml", "blog-1", "blog-1.xml.gz", ""])(
  "reads nothing for %j, which is no part",
  async (name) => {
    expect(await getSitemapPart(name)).toEqual({ ok: true, data: null });
    expect(getPart).not.toHaveBeenCalled();
  },
);

it("fails where a part of the site is unknown, and a build continues with the fixed pages", async () => {
  for (const get of [getSitePages, getUnpaged, getPart]) jest.mocked(get).mockResolvedValue(failed);
  expect(await getSitemap()).toEqual(failed);
  expect(await getSitemapPart("pages.xml")).toEqual(failed);
  expect(await getSitemapPart("blog-1.xml")).toEqual(failed);
  process.env.NEXT_PHASE = "phase-production-build";
  expect(await locations(getSitemap())).toEqual(["https://site.test/about"]);
  expect(await locations(getSitemapPart("pages.xml"))).toEqual(["https://site.test/about"]);
});
