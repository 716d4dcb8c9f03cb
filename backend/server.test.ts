/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "../lib/backend/contract.ts";
import { problem } from "../lib/backend/schemas.ts";
import { runScript, TestServer } from "./test-server.ts";

const FILTER = "filter_parameter=status&filter_value=Y";
const leaders = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  name: `Leader ${index + 1}`,
  image: "/media/a b.png",
  description: "<p>x</p>",
  status: index === 13 ? "N" : "Y",
}));
const content = {
  settings: { phone: "9", site_logo: null, status: "N" },
  vision: { description: "<p>v</p>", status: "N" },
  about: { description: "<p>a</p>", status: "Y" },
  leadership: leaders,
  services: [
    { id: 1, title: "One", description: "long", images: ["/media/a b.png"], status: "Y" },
    { id: 2, title: "Two", status: "N" },
  ],
  banners: [{ name: "Green H2 / Plants", title: "T", status: "Y" }],
  team: '[{"id": 1 "name": "x"}]',
};
const server = new TestServer(content);

beforeAll(async () => {
  mkdirSync(join(server.contentDir, "media/sub"));
  for (const file of [
    "media/a b.png",
    "media/.hidden.png",
    "media/page.html",
    "media/sub/ü.pdf",
    "beside.png",
  ]) {
    writeFileSync(join(server.contentDir, file), "0123456789");
  }
  await server.start();
});
afterAll(() => server.remove());

async function expectProblem(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(problem.parse(await response.json())).toMatchObject({ status });
}

describe("the lock", () => {
  const wrong = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString("base64")}` });
  const refused = ["", "Bearer x", "Basic", "Basic !!"].map((Authorization) => ({ Authorization }));

  it.each([...refused, wrong("tester:no"), wrong("no:päss:word"), wrong("tester"), wrong(":")])(
    "refuses %j",
    async (headers) => {
      const response = await server.fetch("/website/service", { headers });
      expect(response.headers.get("WWW-Authenticate")).toMatch(/^Basic realm="/);
      await expectProblem(response, 401);
    },
  );

  it.each(["/", "/nope", "/media/a%20b.png", "/openapi.json", "/website/inquiry"])(
    "is before %s",
    async (path) => {
      await expectProblem(await fetch(server.url + path), 401);
    },
  );
});

describe("lists", () => {
  it("pages, with totals, and filters", async () => {
    const first = await server.get(`/website/leadership?page=1&limit=6&${FILTER}`);
    expect(first.body.pagination).toEqual({ total: 13, totalPages: 3 });
    expect(first.body.data.map((leader: { id: string }) => leader.id)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]);
    const last = await server.get(`/website/leadership?page=3&limit=6&${FILTER}`);
    expect(last.body.data).toHaveLength(1);
    const beyond = await server.get(`/website/leadership?page=4&limit=6&${FILTER}`);
    expect(beyond).toMatchObject({ status: 200, body: { data: [], pagination: { total: 13 } } });
  });

  it("has the contract's page size by default, and all records without the filter", async () => {
    const { body } = await server.get("/website/leadership");
    expect(body.data).toHaveLength(calls.leadership.limit);
    expect(body.pagination).toEqual({ total: 14, totalPages: 3 });
  });

  it("answers of services what menus need and no more", async () => {
    const { body } = await server.get(`/website/service?${FILTER}`);
    expect(body).toEqual({ data: [{ id: "1", title: "One", status: "Y" }] });
  });

  it.each(["product", "timeline"])("is empty where there is no file: %s", async (path) => {
    const { status, body } = await server.get(`/website/${path}?${FILTER}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: [], pagination: { total: 0, totalPages: 0 } },
    });
  });
});

describe("single records", () => {
  it("come whole by id, which the query may repeat", async () => {
    const { body } = await server.get(`/website/service/1?${FILTER}&id=1`);
    expect(body.data).toEqual({
      id: "1",
      title: "One",
      description: "long",
      images: ["/media/a b.png"],
      status: "Y",
    });
  });

  it("finds banners by name in any case of letters", async () => {
    const { body } = await server.get(
      `/website/page-banner/by_name/${encodeURIComponent("green h2 / PLANTS")}?${FILTER}`,
    );
    expect(body.data).toEqual({ title: "T", description: "", image: null, status: "Y" });
  });

  it.each([
    `service/2?${FILTER}`,
    "service/99",
    "service/%ZZ",
    `website-setting?${FILTER}`,
    "vision",
    "quality-policy",
    "page-banner/by_name/none",
    "expertise/1",
    "nope",
    "service/",
  ])("answers 404 for %s", async (path) => {
    await expectProblem(await server.fetch(`/website/${path}`), 404);
  });

  it("shows what is not published only without the filter", async () => {
    expect((await server.get("/website/website-setting")).body.data.status).toBe("N");
    expect((await server.get("/website/service/2")).status).toBe(200);
    expect((await server.get("/website/about")).status).toBe(200);
  });
});

describe("wrong requests", () => {
  it.each([
    "leadership?page=0",
    "leadership?page=abc",
    "leadership?page=1.5",
    "leadership?page=",
    "leadership?page=1&page=2",
    "leadership?limit=0",
    "leadership?limit=101",
    "leadership?limit=-1",
    "leadership?filter_parameter=name&filter_value=x",
    "leadership?filter_parameter=status",
    "leadership?filter_value=Y",
    "leadership?sort=name",
    "service?page=1",
    "service/1?id=2",
    "vision?filter_parameter=status&filter_value=Y",
  ])("are refused: %s", async (path) => {
    await expectProblem(await server.fetch(`/website/${path}`), 400);
  });

  it("are told every parameter that is wrong", async () => {
    const { body } = await server.get("/website/leadership?page=0&limit=101&x=1");
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(["?x", "?page", "?limit"]);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "are told which methods there are instead of %s",
    async (method) => {
      const response = await server.fetch("/website/service/1", { method });
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      await expectProblem(response, 405);
    },
  );

  it("may not read inquiries", async () => {
    const response = await server.fetch("/website/inquiry");
    expect(response.headers.get("Allow")).toBe("POST");
    await expectProblem(response, 405);
  });
});

describe("answers", () => {
  it.each(["/website/service", "/media/a%20b.png", "/openapi.json"])(
    "know HEAD and ETags: %s",
    async (path) => {
      const head = await server.fetch(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const etag = head.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"/);
      expect((await server.fetch(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
      expect((await server.fetch(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    },
  );

  it("have media with type, date and ranges", async () => {
    const picture = await server.fetch("/media/a%20b.png");
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(await picture.text()).toBe("0123456789");
    const since = picture.headers.get("Last-Modified") ?? "";
    expect((await server.fetch("/media/a%20b.png", { headers: { "If-Modified-Since": since } })).status).toBe(
      304,
    );

    const part = await server.fetch(`/media/sub/${encodeURIComponent("ü.pdf")}`, {
      headers: { Range: "bytes=2-4" },
    });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("Content-Type")).toBe("application/pdf");
  });

  it.each([
    ...[
      "/media/none.png",
      "/media/.hidden.png",
      "/media/page.html",
      "/media/",
      "/media/sub",
      "/media/%2e%2e/beside.png",
    ],
    ...[
      "/media/..%2fbeside.png",
      "/media/%252e%252e%252fbeside.png",
      "/media/..%5cbeside.png",
      "/media//a%20b.png",
    ],
  ])("have no %s", async (path) => {
    await expectProblem(await server.fetch(path), 404);
  });
});

describe("the process", () => {
  it("says what is wrong with a file at the start", () => {
    expect(server.output).toContain("team.json: line 1, column 11: Expected ',' or '}' after property value");
  });

  it("does not call that nothing: what cannot be read is 503, not an empty list", async () => {
    await expectProblem(await server.fetch("/website/team?page=1&limit=15"), 503);
  });

  it("says in one line why it cannot start", async () => {
    const start = (extra: Record<string, string>) => runScript("backend/server.ts", [], server.env(extra));
    const wrong: { env: Record<string, string>; line: string }[] = [
      { env: { BACKEND_PASSWORD: "" }, line: "BACKEND_PASSWORD is required" },
      { env: { BACKEND_PORT: new URL(server.url).port }, line: "is in use" },
      { env: { CONTENT_DIR: "/nowhere" }, line: "CONTENT_DIR is not a folder" },
      { env: { REVALIDATE_URL: "http://127.0.0.1:1/x" }, line: "REVALIDATE_SECRET is not" },
    ];
    const ends = await Promise.all(wrong.map(({ env }) => start(env)));
    ends.forEach(({ code, err }, index) => {
      expect({ code, lines: err.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
      expect(err).toContain(wrong[index]?.line);
    });
  });

  it("ends with 0 when told to, in spite of open connections", async () => {
    const other = await new TestServer(content).start();
    await other.get("/website/service");
    expect(await other.stop("SIGTERM")).toBe(0);
    await expect(other.fetch("/website/service")).rejects.toThrow();
    await other.remove();
  });
});
