/** @jest-environment node */
import { fetchList } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { getBlogFeed, getNewsFeed } from "./feeds";

jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
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
  jest.mocked(fetchList).mockImplementation(async (name: ListName, page = 1) => {
    if (page === brokenPage) throw new BackendError("Network Error");
    const first = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    const records = Array.from({ length: count }, (_, index) =>
      calls[name].schema.parse(record(first + index + 1)),
    );
    return { records: records as never[], total, totalPages: Math.ceil(total / pageSize) };
  });
});

async function read(get = getBlogFeed): Promise<string> {
  const loaded = await get();
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.data.body;
}

it("has whole articles under absolute addresses, and ids that outlive a title", async () => {
  const feed = await read();
  expect(feed).toContain("<id>https://www.test/blogs/details/1</id>");
  expect(feed).toContain('href="https://www.test/blogs/details/1/post-1"');
  expect(feed).toContain("href=&quot;https://www.test/contact&quot;");
  expect(feed).toContain("src=&quot;https://www.test/files/media/a.webp&quot;");
  expect(feed).toContain("<title>Blogs | Acme</title>");
  expect(feed).toContain("<name>A. Rao</name>");
});

it("has a feed of news too, of the company's own", async () => {
  const feed = await read(getNewsFeed);
  expect(feed).toContain("<id>https://www.test/info-news/details/1</id>");
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://www.test/info-news/feed.xml"/>',
  );
  expect(feed.match(/<name>[^<]*<\/name>/g)).toEqual(["<name>Acme</name>"]);
});

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
  // The first page is read anew with every other, out of the cache that these tests do not have.
  expect(new Set(jest.mocked(fetchList).mock.calls.map(([, page]) => page)).size).toBe(pages);
});

it("is a failure, not half a feed, where a page of the list fails", async () => {
  total = 14;
  brokenPage = 2;
  expect(await getBlogFeed()).toEqual({ ok: false, message: "Network Error" });
});
