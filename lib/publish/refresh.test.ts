import { fetchList, fetchRecord } from "../backend/client";
import { BackendError } from "../backend/error";
import { log } from "../runtime/log";
import { offeredLanguages } from "../words/offered-languages";
import { renderedAttribute, watchChanges } from "./content-changes";
import { listedPages, refreshPages } from "./refresh";

jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
jest.mock("../runtime/listen-address", () => ({
  ...jest.requireActual("../runtime/listen-address"),
  listenAddress: () => ({ host: "127.0.0.1", port: 3456 }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));
jest.mock("../words/offered-languages", () => ({
  ...jest.requireActual("../words/offered-languages"),
  offeredLanguages: jest.fn(() => ["en"]),
}));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const origin = "http://127.0.0.1:3456";
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const visited = () => fetched.mock.calls.map(([url]) => url.replace(origin, ""));

let galleryPages = 1;
beforeEach(() => {
  galleryPages = 1;
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched as never);
  fetched.mockImplementation(async () => new Response("page"));
  jest.mocked(fetchRecord).mockResolvedValue({ id: "1", title: "A title" } as never);
  jest.mocked(fetchList).mockImplementation(async (name, _language, page = 1) => {
    const record = {
      id: String(page),
      title: "A title",
      description: "",
      image: null,
      published_at: "2024-05-06",
    };
    if (name === "gallery") return { records: [], total: 0, totalPages: galleryPages };
    return name === "news"
      ? { records: [record] as never[], total: 7, totalPages: 2 }
      : { records: [], total: 0, totalPages: 1 };
  });
});
afterEach(() => {
  jest.mocked(offeredLanguages).mockReturnValue(["en"]);
  jest.restoreAllMocks();
});

it("visits every page of the site once", async () => {
  await refreshPages(["settings"]);
  expect(visited()).toEqual(
    expect.arrayContaining(["/", "/about", "/info-news/page/2", "/info-news/details/2/a-title"]),
  );
  expect(new Set(visited()).size).toBe(fetched.mock.calls.length);
  for (const [url, { redirect, signal }] of fetched.mock.calls) {
    expect(url.startsWith(`${origin}/`)).toBe(true);
    expect({ redirect, signal }).toEqual({ redirect: "manual", signal: expect.any(AbortSignal) });
  }
  expect(log.info).toHaveBeenCalledWith(
    expect.objectContaining({ tags: ["settings"], pages: fetched.mock.calls.length, failed: 0 }),
    "pages refreshed",
  );
});

it("visits the further pages and the items of a changed list before anything else", async () => {
  await refreshPages(["news"]);
  const items = ["/info-news/page/2", "/info-news/details/2/a-title"];
  const first = visited().findIndex((path) => !path.startsWith("/info-news"));
  for (const path of items) expect(visited().slice(0, first)).toContain(path);
});

it("visits the first page of a changed list before pages of other content", async () => {
  await refreshPages(["news"]);
  expect(visited().indexOf("/info-news")).toBeLessThan(visited().indexOf("/about"));
  expect(visited().indexOf("/info-news")).toBeLessThan(visited().indexOf("/"));
});

it("visits the page of a changed record before its list", async () => {
  await refreshPages(["news"], [], ["2"]);
  expect(visited()[0]).toBe("/info-news/details/2/a-title");
  // An id of the round before is not one of this round.
  fetched.mockClear();
  await refreshPages(["news"]);
  expect(visited()[0]).not.toBe("/info-news/details/2/a-title");
});

it("visits the feed of a changed list right after the list", async () => {
  await refreshPages(["news"]);
  const place = (path: string) => visited().indexOf(path);
  expect(place("/info-news/feed.xml")).toBeGreaterThan(place("/info-news"));
  expect(place("/info-news/feed.xml")).toBeLessThan(place("/about"));
  expect(visited()).toContain("/blogs/feed.xml");
});

it("visits a limited number of pages", async () => {
  galleryPages = 2000;
  await refreshPages(["gallery"]);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(500);
  expect(visited()).toContain("/gallery/page/2");
});

it("visits the first page of a changed list within the limit", async () => {
  galleryPages = 2000;
  await refreshPages(["gallery"]);
  expect(visited()).toContain("/gallery");
});

it("limits the visits at the same time", async () => {
  let active = 0;
  let maxActive = 0;
  fetched.mockImplementation(async () => {
    maxActive = Math.max(maxActive, ++active);
    await new Promise(setImmediate);
    active--;
    return new Response("page");
  });
  await refreshPages(["news"]);
  expect(maxActive).toBeGreaterThan(1);
  expect(maxActive).toBeLessThanOrEqual(2);
});

it("continues an earlier call when another comes, and visits no page twice", async () => {
  const waiting: (() => void)[] = [];
  fetched.mockImplementation(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response("page");
  });
  const first = refreshPages(["news"], ["/gone"]);
  while (waiting.length < 2) await new Promise(setImmediate);
  fetched.mockImplementation(async () => new Response("page"));
  const second = refreshPages(["gallery"]);
  for (const go of waiting) go();
  await Promise.all([first, second]);
  expect(visited()).toContain("/gone");
  expect(visited()).toContain("/gallery");
  // The first has stopped at its two visits, and the second has had all the others.
  expect(visited().filter((path) => path === "/about")).toHaveLength(1);
  expect(log.info).toHaveBeenCalledTimes(1);
});

it("continues after failed visits, and logs them", async () => {
  fetched.mockImplementation(async (url) => {
    if (url.endsWith("/about")) throw new TypeError("fetch failed");
    if (url.endsWith("/map")) return new Response("oops", { status: 500 });
    return new Response("page");
  });
  await refreshPages(["news"]);
  expect(visited()).toContain("/timeline-and-milestone");
  expect(log.info).not.toHaveBeenCalled();
  const [details, message] = jest.mocked(log.warn).mock.calls[0] ?? [];
  expect(details).toMatchObject({ failed: 2, examples: expect.arrayContaining(["/about", "/map"]) });
  expect(message).toBe("pages refreshed, some failed");
});

it("counts no missing page and no redirect as failed", async () => {
  const moved = () => new Response(null, { status: 307, headers: { location: "/" } });
  fetched.mockImplementation(async (url) =>
    url.endsWith("/about") ? moved() : new Response("", { status: 404 }),
  );
  await refreshPages(["news"]);
  expect(log.info).toHaveBeenLastCalledWith(expect.objectContaining({ failed: 0 }), "pages refreshed");
});

it("logs many failed visits as a number and a few examples", async () => {
  galleryPages = 2000;
  fetched.mockResolvedValue(new Response("oops", { status: 500 }));
  await refreshPages(["gallery"]);
  const [details] = jest.mocked(log.warn).mock.calls[0] ?? [];
  const { failed, examples } = details as { failed?: number; examples?: string[] };
  expect(failed).toBeGreaterThan(200);
  expect(examples).toHaveLength(5);
  expect(JSON.stringify(details).length).toBeLessThan(500);
});

it("visits nothing while the pages are unknown, and logs it", async () => {
  jest.mocked(fetchList).mockRejectedValue(new BackendError("Network Error"));
  await refreshPages(["news"]);
  expect(fetched).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledWith({ tags: ["news"], message: "Network Error" }, expect.any(String));
});

it("visits a page in all languages before the next one, and within the limit", async () => {
  jest.mocked(offeredLanguages).mockReturnValue(["en", "hi"]);
  jest.mocked(fetchRecord).mockResolvedValue({ id: "1", title: "A title", description: "" } as never);
  galleryPages = 2000;
  await refreshPages(["settings"]);
  for (const path of ["/contact", "/info-news/page/2", "/gallery/page/100"])
    expect(visited()[visited().indexOf(path) + 1]).toBe(`/hi${path}`);
});

it("visits the pages of the other languages where those of one are unknown", async () => {
  jest.mocked(offeredLanguages).mockReturnValue(["en", "hi"]);
  const inEnglish = jest.mocked(fetchList).getMockImplementation();
  jest.mocked(fetchList).mockImplementation(async (name, language, page) => {
    if (language === "hi") throw new BackendError("Network Error");
    return inEnglish?.(name, language, page) as never;
  });
  await refreshPages(["news"], ["/hi/about", "/gone"]);
  expect(visited()).toEqual(expect.arrayContaining(["/gone", "/info-news", "/about"]));
  expect(visited()).not.toContain("/hi/about");
  const logged = { tags: ["news"], locale: "hi", message: "Network Error" };
  expect(log.warn).toHaveBeenCalledWith(logged, "pages not refreshed");
});

it.each([404, 410])(
  "visits pages that are no longer listed first, and counts their %i as a success",
  async (status) => {
    fetched.mockImplementation(
      async (url) => new Response("page", { status: url.endsWith("/gone") ? status : 200 }),
    );
    await refreshPages(["news"], ["/about", "/gone"]);
    expect(visited()[0]).toBe("/gone");
    expect(visited().filter((path) => path === "/about")).toHaveLength(1);
    const [details] = jest.mocked(log.info).mock.calls[0] ?? [];
    expect(details).toMatchObject({ failed: 0 });
  },
);

it("reads the listed pages from the site's own sitemap", async () => {
  const xml =
    "<urlset><url><loc>https://x.test/a?b=1&amp;c=2</loc></url><url><loc>https://x.test/d</loc></url></urlset>";
  fetched.mockImplementation(async () => new Response(xml));
  expect(await listedPages()).toEqual(["/a?b=1&c=2", "/d"]);
  fetched.mockImplementation(async () => {
    throw new TypeError("fetch failed");
  });
  expect(await listedPages()).toEqual([]);
});

it("reads the first part of each list from the sitemap of a large site", async () => {
  const names = ["pages", "blog-1", "blog-2", "blog-11", "news-1"];
  const index = names.map((name) => `<sitemap><loc>https://x.test/sitemap/${name}.xml</loc></sitemap>`);
  fetched.mockImplementation(async (url) => {
    const [, name] = /\/sitemap\/(.+)\.xml$/.exec(url) ?? [];
    return new Response(name ? `<url><loc>https://x.test/of-${name}</loc></url>` : index.join(""));
  });
  expect(await listedPages()).toEqual(["/of-pages", "/of-blog-1", "/of-news-1"]);
});

it("visits nothing during development, and tells the open pages", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const listener = jest.fn();
  const stop = watchChanges(listener);
  const rendered = renderedAttribute()["data-rendered"] ?? 0;
  await refreshPages(["news"], await listedPages());
  stop();
  await refreshPages(["news"]);
  expect(listener.mock.calls).toEqual([[0], [expect.any(Number)]]);
  expect(listener.mock.lastCall?.[0]).toBeGreaterThan(rendered);
  expect(renderedAttribute()["data-rendered"]).toBeGreaterThan(listener.mock.lastCall?.[0]);
  expect(fetched).not.toHaveBeenCalled();
});
