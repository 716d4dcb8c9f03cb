import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { linkedKinds, listRoutes } from "../site/kind-pages";
import { pagesPerPart } from "../site/page-number";
import type { SitePage } from "./record-page";
import { getPart, getSitePages } from "./site-pages";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

let totalPages = 1;
let broken: ListName | undefined;
beforeEach(() => {
  totalPages = 1;
  broken = undefined;
  jest.mocked(fetchRecord).mockReset();
  jest.mocked(fetchRecord).mockResolvedValue({ description: "<p>Text</p>", images: [] } as never);
  jest.mocked(fetchList).mockImplementation(async (name, _language, page = 1) => {
    if (name === broken) throw new BackendError("Request failed with status code 500");
    const record = {
      id: `${name}-${page}`,
      name: "A name",
      title: "A title",
      year: "2017",
      // As the contract has it.
      ...(name !== "commitments" && { image: "a.webp" }),
      description: "",
      pdf_file: null,
      published_at: "2024-05-06",
    };
    return {
      records: [record] as never[],
      total: totalPages,
      totalPages: name in listRoutes ? totalPages : 1,
    };
  });
});

async function map(): Promise<SitePage[]> {
  const loaded = await getSitePages();
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.data.pages;
}

it("has the time of the last change, and leaves out what editors hide from search engines", async () => {
  const dated = { updated_at: "2026-06-01T04:30:00.000Z", seo: { noindex: false } };
  jest.mocked(fetchList).mockImplementation(async (name) => {
    const record = { title: "A title", name: "A name", year: "2017", published_at: "2024-05-06", ...dated };
    const records = [
      { ...record, id: "shown" },
      { ...record, id: "hidden", seo: { noindex: true } },
    ];
    return { records: records as never[], total: 2, totalPages: 1, name };
  });
  jest.mocked(fetchRecord).mockImplementation(async (name, _language, id) => {
    const seo = { noindex: id === "hidden" };
    const fields = { id, title: "A title", year: "2017", published_at: "2024-05-06", ...dated, seo };
    return calls[name].schema.parse(fields) as never;
  });
  const pages = await map();
  expect(pages.filter(({ path }) => path.includes("hidden"))).toEqual([]);
  const shown = pages.filter(({ path }) => path.includes("shown"));
  expect(shown).toHaveLength(8);
  for (const { modified } of shown) expect(modified).toBe("2026-06-01T04:30:00.000Z");
});

it("has the page of every record, from all pages of its list", async () => {
  totalPages = 2;
  const pages = await map();
  const images = ["/files/a.webp"];
  expect(pages).toEqual(
    expect.arrayContaining([
      { path: "/services/details/services-1/a-title", list: "services" },
      { path: "/expertise/details/expertise-1/a-title", list: "expertise" },
      { path: "/info-news/details/news-1/a-title", list: "news", modified: "2024-05-06", images },
      { path: "/info-news/details/news-2/a-title", list: "news", modified: "2024-05-06", images },
      {
        path: "/references/details/references-2/a-title",
        list: "references",
        modified: "2024-05-06",
        images,
      },
      { path: "/blogs/details/blog-2/a-title", list: "blog", modified: "2024-05-06", images },
      { path: "/miscellaneous/item/miscellaneous-2", list: "miscellaneous", modified: "2024-05-06", images },
    ]),
  );
});

it.each(linkedKinds)("has the pages of records of %s", async (kind) => {
  const paths = (await map()).flatMap(({ list, path }) => (list === kind ? [path] : []));
  expect(paths.filter((path) => path.includes(`${kind}-1`))).toHaveLength(1);
});

it("leaves out pages that the backend has no content for", async () => {
  jest.mocked(fetchRecord).mockResolvedValue(null);
  const paths = (await map()).map(({ path }) => path);
  for (const path of ["/quality-policy", "/privacy"]) expect(paths).not.toContain(path);
  expect(
    paths.filter((path) => /^\/(services|product|references|info-news|blogs)\/details\//.test(path)),
  ).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(["services", "expertise", ...Object.keys(listRoutes)] as ListName[])(
  "fails as a whole where %s fails",
  async (name) => {
    broken = name;
    await expect(getSitePages()).resolves.toMatchObject({ ok: false });
  },
);

it("reads a long list one part at a time", async () => {
  totalPages = 2 * pagesPerPart + 7;
  expect((await map()).filter(({ list }) => list === "blog")).toHaveLength(2 * pagesPerPart);
  const loaded = await getSitePages();
  expect(loaded.ok && loaded.data.parts).toContainEqual(["blog", 3]);
  expect(loaded.ok && loaded.data.parts).toContainEqual(["gallery", 3]);

  for (const [list, route] of Object.entries(listRoutes)) {
    const paths: string[] = [];
    for (const part of [1, 2, 3, 4]) {
      const found = await getPart(list, part);
      if (!found.ok) throw new Error(found.message);
      if (part === 4) expect(found.data).toBeNull();
      else expect(found.data?.totalParts).toBe(3);
      paths.push(...(found.data?.pages ?? []).map(({ path }) => path));
    }
    const pages = paths.filter((path) => path === route || path.startsWith(`${route}/page/`));
    expect(pages).toHaveLength(totalPages);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain(`${route}/page/${totalPages}`);
  }
});

it("leaves out items that are too far down their list to be found", async () => {
  totalPages = 60;
  const paths = (await map()).map(({ path }) => path);
  expect(paths).toContain("/miscellaneous/item/miscellaneous-50");
  expect(paths).not.toContain("/miscellaneous/item/miscellaneous-51");
  expect(paths).toContain("/miscellaneous/page/60");
});

it.each(["services", "constructor", ""])("has no parts of %j", async (list) => {
  expect(await getPart(list, 1)).toEqual({ ok: true, data: null });
});

it("lists no page beyond the last page number", async () => {
  jest.mocked(fetchList).mockImplementation(async () => ({ records: [], total: 0, totalPages: 100_100 }));
  // The middleware knows pages up to 99999.
  const last = await getPart("gallery", 500);
  expect(last.ok && last.data?.pages.at(-1)?.path).toBe("/gallery/page/99999");
  expect(await getPart("gallery", 501)).toEqual({ ok: true, data: null });
});

it("names a bounded number of images in one part", async () => {
  const image = `/${"a".repeat(900)}.webp`;
  jest.mocked(fetchList).mockImplementation(async (name, _language, page = 1) => ({
    records: Array.from({ length: 60 }, (_, index) => ({
      id: `${name}-${page}-${index}`,
      title: "A title",
      image,
      published_at: "2024-05-06",
    })) as never[],
    total: 12_000,
    totalPages: 200,
  }));
  const part = await getPart("blog", 1);
  const pages = (part.ok && part.data?.pages) || [];
  expect(pages).toHaveLength(200 + 12_000);
  expect(pages.filter(({ images }) => images)).toHaveLength(2_000);
  expect(JSON.stringify(pages).length).toBeLessThan(4_000_000);
});
