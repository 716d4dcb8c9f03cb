import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contentIndex } from "../runtime/content-index";
import { log } from "../runtime/log";
import { contentRef } from "../site/content-ref";
import { connectContentIndex } from "./read-content";

let mockUrl = "";
jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock("../runtime/env", () => ({
  env: () => ({
    BACKEND_URL: mockUrl,
    BACKEND_USERNAME: "reader",
    BACKEND_PASSWORD: "password",
    SITE_URL: "https://site.test",
  }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const record = (id: string, title: string) => ({ id, title, description: "", image: "a.webp", status: "Y" });
const dated = (id: string, title: string) => ({ ...record(id, title), published_at: "2024-05-06" });
const responses: Record<string, [status: number, body: unknown]> = {
  "/website/service": [200, { data: [record("1", "First Service"), record("2", "Second")] }],
  "/website/service/1": [200, { data: record("1", "First Service") }],
  "/website/service/8": [410, {}],
  "/website/service/9": [200, { data: record("10", "Another id") }],
  "/website/blog": [200, { data: [dated("5", "A Blog")], pagination: { total: 20, totalPages: 3 } }],
  "/website/redirect": [
    200,
    {
      data: [
        { from: "/Old/", to: "https://site.test/product", permanent: true, status: "Y" },
        { from: "/a", to: "/a", status: "Y" },
      ],
    },
  ],
  "/website/miscellaneous?page=1": [
    200,
    { data: [record("1", "a")], pagination: { total: 2, totalPages: 2 } },
  ],
  "/website/miscellaneous?page=2": [
    200,
    { data: [record("2", "b")], pagination: { total: 2, totalPages: 2 } },
  ],
};
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
  const found = responses[pathname] ?? responses[`${pathname}?page=${searchParams.get("page")}`];
  const [status, body] = found ?? [404, {}];
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

beforeAll((done) => {
  connectContentIndex();
  server.listen(0, "127.0.0.1", () => {
    mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
beforeEach(() => contentIndex.clear());

async function readState(path: string) {
  const ref = contentRef(path);
  if (!ref) throw new Error(path);
  await contentIndex.read?.(ref);
  return contentIndex.stateOf(ref);
}

it.each([
  ["/services/details/1", { slug: "first-service" }],
  ["/services/details/7", "notFound"],
  ["/services/details/8", "gone"],
  // Its page redirects to the other id.
  ["/services/details/9", undefined],
  ["/blogs/page/3", "exists"],
  ["/blogs/page/4", "notFound"],
  // A backend need not have this list.
  ["/gallery/page/2", "notFound"],
  ["/miscellaneous/item/2", "exists"],
  ["/miscellaneous/item/3", "notFound"],
  ["/contact/about/service-2", "exists"],
  ["/contact/about/service-3", "notFound"],
])("asks the backend about %s: %j", async (path, state) => {
  expect(await readState(path)).toEqual(state);
});

it("learns the records of each list that is read", async () => {
  await readState("/blogs/page/2");
  await readState("/contact/about/service-1");
  for (const [path, slug] of [
    ["/blogs/details/5", "a-blog"],
    ["/services/details/2", "second"],
  ] as const) {
    const ref = contentRef(path);
    expect(ref && contentIndex.stateOf(ref)).toEqual({ slug });
  }
});

it("stores nothing of a response that was on its way when content was published", async () => {
  const ref = contentRef("/services/details/1");
  const reading = ref && contentIndex.read?.(ref);
  contentIndex.clear();
  await reading;
  expect(ref && contentIndex.stateOf(ref)).toBeUndefined();
});

it("fails when the backend fails", async () => {
  responses["/website/news/1"] = [500, {}];
  await expect(readState("/info-news/details/1")).rejects.toThrow("status code 500");
});

it("reads the redirects, and logs those that it refuses", async () => {
  await contentIndex.readRedirects?.();
  expect(contentIndex.redirectOf("/old")).toEqual({ to: "/product", permanent: true });
  expect(contentIndex.redirectOf("/a")).toBeNull();
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ from: "/a", to: "/a", reason: "to is itself redirected" }),
    "redirect refused",
  );
});
