import cloudflare from "./cloudflare.ts";
import { purgeFastly } from "./fastly.ts";

const common = { PURGE_SECRET: "a secret of some length", SITE_URL: "https://www.example.com" };
const workers = {
  Cloudflare: (request: Request) =>
    cloudflare.fetch(request, { ...common, ZONE_ID: "zone", API_TOKEN: "token" }),
  Fastly: (request: Request) =>
    purgeFastly(request, { ...common, FASTLY_TOKEN: "token", FASTLY_SERVICE: "service" }),
};

/** The call as lib/publish/purge-cdn.ts makes it. */
function call(paths: unknown, { secret = common.PURGE_SECRET, method = "POST" } = {}): Request {
  const body = method === "POST" ? JSON.stringify({ tags: ["news"], paths }) : undefined;
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  return new Request("https://purge.example.com/", { method, headers, body });
}

const made: { url: string; key: string | null; body: unknown }[] = [];
const answer = jest.fn(() => new Response("{}"));
beforeEach(() => {
  made.length = 0;
  answer.mockImplementation(() => new Response("{}"));
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const headers = new Headers(init?.headers);
    const key = headers.get("authorization") ?? headers.get("fastly-key");
    made.push({ url: String(url), key, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(workers))("the purge worker for %s", (_, purge) => {
  it.each([
    ["another secret", call(["/"], { secret: "a secret of some lengtH" }), 401],
    ["no secret", new Request("https://purge.example.com/", { method: "POST", body: "{}" }), 401],
    ["another method", call([], { method: "GET" }), 405],
    ["a body without paths", call(undefined), 400],
    ["an address of another site", call(["https://other.example.com/"]), 400],
    ["more paths than the site sends", call(Array.from({ length: 501 }, () => "/")), 400],
  ])("refuses %s", async (_case, request, status) => {
    expect((await purge(request)).status).toBe(status);
    expect(made).toEqual([]);
  });

  it("reports a refusal of the CDN, so that the site tries again", async () => {
    answer.mockImplementationOnce(() => new Response("{}", { status: 429 }));
    const response = await purge(call(["/", "/blogs"]));
    expect([response.status, await response.text()]).toEqual([502, "502 The CDN answered 429\n"]);
  });
});

it("purges pages at Cloudflare, 30 in each call", async () => {
  const paths = Array.from({ length: 65 }, (_, index) => `/info-news?page=${index}`);
  expect((await workers.Cloudflare(call(paths))).status).toBe(204);
  expect(made.map(({ url, key }) => [url, key])).toEqual(
    Array.from({ length: 3 }, () => [
      "https://api.cloudflare.com/client/v4/zones/zone/purge_cache",
      "Bearer token",
    ]),
  );
  const files = made.flatMap(({ body }) => (body as { files: string[] }).files);
  expect(files).toEqual(paths.map((path) => `https://www.example.com${path}`));
  expect(made.every(({ body }) => (body as { files: string[] }).files.length <= 30)).toBe(true);
});

it("purges pages at Fastly, one in each call", async () => {
  expect((await workers.Fastly(call(["/", "/info-news?page=2"]))).status).toBe(204);
  expect(made).toEqual([
    { url: "https://api.fastly.com/purge/www.example.com/", key: "token", body: undefined },
    { url: "https://api.fastly.com/purge/www.example.com/info-news?page=2", key: "token", body: undefined },
  ]);
});

it("purges everything when the site names no pages", async () => {
  expect((await workers.Cloudflare(call([]))).status).toBe(204);
  expect((await workers.Fastly(call([]))).status).toBe(204);
  expect(made.map(({ url, body }) => [url, body])).toEqual([
    ["https://api.cloudflare.com/client/v4/zones/zone/purge_cache", { purge_everything: true }],
    ["https://api.fastly.com/service/service/purge_all", undefined],
  ]);
});
