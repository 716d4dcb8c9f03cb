import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { findGrowth, type GrowthResult, growthReport } from "./growth-report.ts";
import { openLongListProxy } from "./long-list-proxy.ts";

const small: GrowthResult = {
  records: 100,
  build: { ms: 40_000, processor: 30_000, memory: 1800, pages: 100 },
  firstKept: 5,
  lastKept: 5,
  pageMade: 100,
  recordMade: 100,
  sitemap: { ms: 10, files: 1, records: 100, memoryBefore: 400, memoryMost: 400, memoryAgain: 400 },
};
const large: GrowthResult = {
  ...small,
  records: 100_000,
  lastKept: 9,
  pageMade: 140,
  sitemap: { ms: 9_000, files: 95, records: 100_000, memoryBefore: 400, memoryMost: 700, memoryAgain: 720 },
};

describe("findGrowth", () => {
  it("accepts slightly higher values and filled caches", () => {
    expect(findGrowth(small, large)).toEqual([]);
    expect(growthReport(small, large, [])).toMatch(/^ +100 records +100000 records +ratio$/m);
  });

  it.each<[string, Partial<GrowthResult>]>([
    ["pageMade: 1.70", { pageMade: 170 }],
    ["lastKept: 3.00", { lastKept: 15 }],
    ["build, processor: 1.50", { build: { ...small.build, processor: 45_000 } }],
    ["build, pages: 2.00", { build: { ...small.build, pages: 200 } }],
    ["sitemap, memory: 500 MB more", { sitemap: { ...large.sitemap, memoryMost: 900 } }],
    ["sitemap, memory of second reading: 1.29", { sitemap: { ...large.sitemap, memoryAgain: 900 } }],
    ["sitemap: 99999 of 100000 records", { sitemap: { ...large.sitemap, records: 99_999 } }],
  ])("reports %s", (line, change) => {
    expect(findGrowth(small, { ...large, ...change })).toEqual([line]);
  });
});

describe("openLongListProxy", () => {
  let backend: Server;
  let url: string;
  let authorization: string | undefined;
  beforeAll((done) => {
    backend = createServer((request, response) => {
      authorization = request.headers.authorization;
      response.writeHead(request.url === "/website/team" ? 200 : 404, { "content-type": "application/json" });
      const own = request.url === "/website/blog" ? { data: [{ id: "1", title: "Own" }] } : { data: "team" };
      response.end(JSON.stringify(own));
    });
    backend.listen(0, "127.0.0.1", () => {
      url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
      done();
    });
  });
  afterAll((done) => {
    backend.close(done);
    backend.closeAllConnections();
  });

  it("serves the given number of records, in pages and by id, and forwards other calls", async () => {
    const list = await openLongListProxy({ url, username: "a", password: "b" }, 14);
    const get = async (path: string) => {
      const response = await fetch(`${list.access.url}/website/${path}`);
      return { status: response.status, body: (await response.json()) as { data: { id: string }[] } };
    };
    const last = await get("blog?page=3&limit=6");
    expect(last.body).toMatchObject({ pagination: { total: 14, totalPages: 3 } });
    expect(last.body.data.map(({ id }) => id)).toEqual(["post-13", "post-14"]);
    expect((await get("blog?page=4&limit=6")).body.data).toEqual([]);
    expect((await get("blog/post-14")).body.data).toEqual({ id: "post-14", title: "A post, number 14" });
    expect((await get("blog/post-15")).status).toBe(404);
    expect(await get("team")).toEqual({ status: 200, body: { data: "team" } });
    expect(authorization).toBe(`Basic ${Buffer.from("a:b").toString("base64")}`);
    list.close();
  });
});
