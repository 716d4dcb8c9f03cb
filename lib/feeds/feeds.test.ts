import { fetchList } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import type { ArticleKind } from "../content/articles";
import { getFeed } from "./feeds";

jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: "https://backend.test", SITE_URL: "https://www.test", SITE_NAME: "Acme" }),
}));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const pageSize = 6;
let total = 1;
let brokenPage = 0;

const record = (id: number) => ({
  id,
  title: `Post ${id}`,
  image: "/media/a.webp",
  summary: "In short",
  description: '<p>See <a href="/contact">us</a></p>',
  author: "A. Rao",
  published_at: "2026-05-06",
});

beforeEach(() => {
  total = 1;
  brokenPage = 0;
  jest.mocked(fetchList).mockImplementation(async (name: ListName, _language, page = 1) => {
    if (page === brokenPage) throw new BackendError("Network Error");
    const first = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    const records = Array.from({ length: count }, (_, index) =>
      calls[name].schema.parse(record(first + index + 1)),
    );
    return { records: records as never[], total, totalPages: Math.ceil(total / pageSize) };
  });
});

async function read(kind: ArticleKind = "blog"): Promise<string> {
  const loaded = await getFeed(kind, "en");
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.data.body;
}

it.each([
  [0, 0, 1],
  [6, 6, 1],
  [14, 14, 3],
  [600, 24, 4],
])("of %i articles has %i, from %i pages", async (count, shown, pages) => {
  total = count;
  const feed = await read();
  const ids = Array.from(feed.matchAll(/<id>[^<]*\/details\/(\d+)/g), ([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: shown }, (_, index) => index + 1));
  // Each further page reads the first one too, which the cache absorbs outside of tests.
  expect(new Set(jest.mocked(fetchList).mock.calls.map(([, , page]) => page)).size).toBe(pages);
});

it("fails as a whole where a page of the list fails", async () => {
  total = 14;
  brokenPage = 2;
  expect(await getFeed("blog", "en")).toEqual({ ok: false, message: "Network Error" });
});

it("of another language has its addresses, and marks what is not translated", async () => {
  total = 2;
  jest.mocked(fetchList).mockResolvedValueOnce({
    records: [{ ...record(1), locale: "hi" }, record(2)].map((each) =>
      calls.blog.schema.parse(each),
    ) as never[],
    total: 2,
    totalPages: 1,
  });
  const loaded = await getFeed("blog", "hi");
  const feed = loaded.ok ? loaded.data.body : "";
  expect(feed).toContain('xml:lang="hi">\n<id>https://www.test/hi/blogs/feed.xml</id>');
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://www.test/hi/blogs"/>');
  expect(feed).toContain("<entry>\n<id>https://www.test/hi/blogs/details/1</id>");
  expect(feed).toContain('<entry xml:lang="en">\n<id>https://www.test/blogs/details/2</id>');
});
