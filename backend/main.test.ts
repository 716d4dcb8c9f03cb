import { linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "../lib/backend/contract.ts";
import { problem } from "../lib/backend/schemas.ts";
import { runScript, TestServer } from "../testing/sites/backend-process.ts";

const statusFilter = "filter_parameter=status&filter_value=Y";
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
/** With each character that addresses can have encoded. */
const oddName = "O₂+N₂ & CO₂;a=1,$5@x:y!(é)'*~#3? 100%2B [1].png";

beforeAll(async () => {
  mkdirSync(join(server.contentDir, "media/sub"));
  for (const file of [
    "media/a b.png",
    "media/.hidden.png",
    "media/page.html",
    "media/sub/ü.pdf",
    `media/sub/${oddName}`,
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

describe("authentication", () => {
  const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString("base64")}` });
  const malformed = ["", "Bearer x", "Basic", "Basic !!"].map((Authorization) => ({ Authorization }));

  it.each([...malformed, basic("tester:no"), basic("no:päss:word"), basic("tester"), basic(":")])(
    "rejects %j",
    async (headers) => {
      const response = await server.fetch("/website/service", { headers });
      expect(response.headers.get("WWW-Authenticate")).toMatch(/^Basic realm="/);
      await expectProblem(response, 401);
    },
  );

  it.each(["/", "/nope", "/media/a%20b.png", "/openapi.json", "/website/inquiry"])(
    "protects %s",
    async (path) => {
      await expectProblem(await fetch(server.url + path), 401);
    },
  );
});

describe("lists", () => {
  it("are paged, with totals, and filtered", async () => {
    const first = await server.get(`/website/leadership?page=1&limit=6&${statusFilter}`);
    expect(first.body.pagination).toEqual({ total: 13, totalPages: 3 });
    expect(first.body.data.map((leader: { id: string }) => leader.id).join()).toBe("1,2,3,4,5,6");
    const last = await server.get(`/website/leadership?page=3&limit=6&${statusFilter}`);
    expect(last.body.data).toHaveLength(1);
    const outOfRange = await server.get(`/website/leadership?page=4&limit=6&${statusFilter}`);
    expect(outOfRange).toMatchObject({ status: 200, body: { data: [], pagination: { total: 13 } } });
  });

  it("have the contract's page size by default, and all records without the filter", async () => {
    const { body } = await server.get("/website/leadership");
    expect(body.data).toHaveLength(calls.leadership.limit);
    expect(body.pagination).toEqual({ total: 14, totalPages: 3 });
  });

  it("of services return only the fields that menus need", async () => {
    const { body } = await server.get(`/website/service?${statusFilter}`);
    expect(body).toEqual({ data: [{ id: "1", title: "One", status: "Y" }] });
  });

  it.each(["product", "timeline"])("are empty without a file: %s", async (path) => {
    const { status, body } = await server.get(`/website/${path}?${statusFilter}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: [], pagination: { total: 0, totalPages: 0 } },
    });
  });
});

describe("single records", () => {
  it("are complete by id, which the query may repeat", async () => {
    const { body } = await server.get(`/website/service/1?${statusFilter}&id=1`);
    expect(body.data).toEqual({
      id: "1",
      title: "One",
      description: "long",
      images: ["/media/a b.png"],
      status: "Y",
    });
  });

  it("of banners are found by case-insensitive name", async () => {
    const { body } = await server.get(
      `/website/page-banner/by_name/${encodeURIComponent("green h2 / PLANTS")}?${statusFilter}`,
    );
    expect(body.data).toEqual({ title: "T", description: "", image: null, status: "Y" });
  });

  it.each([
    `service/2?${statusFilter}`,
    "service/99",
    "service/%ZZ",
    `website-setting?${statusFilter}`,
    "vision",
    "quality-policy",
    "page-banner/by_name/none",
    "expertise/1",
    "nope",
    "service/",
  ])("are 404 for %s", async (path) => {
    await expectProblem(await server.fetch(`/website/${path}`), 404);
  });

  it("that are not published appear only without the filter", async () => {
    expect((await server.get("/website/website-setting")).body.data.status).toBe("N");
    expect((await server.get("/website/service/2")).status).toBe(200);
    expect((await server.get("/website/about")).status).toBe(200);
  });
});

describe("invalid requests", () => {
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
  ])("are rejected: %s", async (path) => {
    await expectProblem(await server.fetch(`/website/${path}`), 400);
  });

  it("get every invalid parameter named", async () => {
    const { body } = await server.get("/website/leadership?page=0&limit=101&x=1");
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(["?x", "?page", "?limit"]);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("get the allowed methods instead of %s", async (method) => {
    const response = await server.fetch("/website/service/1", { method });
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    await expectProblem(response, 405);
  });

  it.each(["GET", "POST", "OPTIONS"])(
    "include inquiries, which the site keeps itself: %s",
    async (method) => {
      for (const path of ["inquiry", "inquiry/INQ-7K3F-92QM.x/file"])
        await expectProblem(await server.fetch(`/website/${path}`, { method }), 404);
    },
  );
});

describe("responses", () => {
  it.each(["/website/service", "/media/a%20b.png", "/openapi.json"])(
    "support HEAD and ETags: %s",
    async (path) => {
      const head = await server.fetch(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const etag = head.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"/);
      expect((await server.fetch(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
      expect((await server.fetch(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    },
  );

  it("of media have a type, a date and ranges", async () => {
    const image = await server.fetch("/media/a%20b.png");
    expect(image.headers.get("Content-Type")).toBe("image/png");
    expect(await image.text()).toBe("0123456789");
    const since = image.headers.get("Last-Modified") ?? "";
    expect((await server.fetch("/media/a%20b.png", { headers: { "If-Modified-Since": since } })).status).toBe(
      304,
    );

    const part = await server.fetch(`/media/sub/${encodeURIComponent("ü.pdf")}`, {
      headers: { Range: "bytes=2-4" },
    });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("of media come for any name of a file, however its address is encoded", async () => {
    const encoded = encodeURIComponent(oddName);
    const plain = encoded.replace(/%(?:2B|3B|2C|3D|24|40|3A|26)/g, decodeURIComponent);
    expect(plain).not.toBe(encoded);
    for (const name of [encoded, plain]) {
      const response = await server.fetch(`/media/sub/${name}`, { headers: { Range: "bytes=2-4" } });
      expect([response.status, await response.text()]).toEqual([206, "234"]);
      expect(response.headers.get("Content-Type")).toBe("image/png");
    }
  });

  it("of media resume a download, unless the file has changed", async () => {
    const whole = await server.fetch("/media/a%20b.png");
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    const etag = whole.headers.get("ETag") ?? "";
    const date = whole.headers.get("Last-Modified") ?? "";
    const ask = async (headers: Record<string, string>) => {
      const response = await server.fetch("/media/a%20b.png", { headers });
      return [response.status, response.headers.get("Content-Range"), await response.text()];
    };
    for (const ifRange of [etag, date])
      expect(await ask({ Range: "bytes=6-", "If-Range": ifRange })).toEqual([206, "bytes 6-9/10", "6789"]);
    expect(await ask({ Range: "bytes=-2" })).toEqual([206, "bytes 8-9/10", "89"]);
    expect(await ask({ Range: "bytes=10-" })).toEqual([416, "bytes */10", ""]);
    const all = [200, null, "0123456789"];
    for (const ifRange of ['"other"', `W/${etag}`, "Mon, 02 Mar 2026 10:00:00 GMT"])
      expect(await ask({ Range: "bytes=6-", "If-Range": ifRange })).toEqual(all);
    for (const Range of ["bytes=1-2,5-6", "bytes=4-2", "bytes=-", "pages=1-2"])
      expect(await ask({ Range })).toEqual(all);
  });

  it.each([
    "/media/none.png",
    "/media/.hidden.png",
    "/media/page.html",
    "/media/",
    "/media/sub",
    "/media/%2e%2e/beside.png",
    "/media/..%2fbeside.png",
    "/media/%252e%252e%252fbeside.png",
    "/media/..%5cbeside.png",
    "/media//a%20b.png",
    "/media/sub%2f.hidden.png",
    "/media/sub%2f%2e%2e%2f.hidden.png",
  ])("are 404 for %s", async (path) => {
    await expectProblem(await server.fetch(path), 404);
  });

  it.each<[name: string, put: (path: string) => void, file?: string]>([
    ["a link to a file outside", (path) => symlinkSync("../../secrets", path)],
    ["a link to a file beside the media", (path) => symlinkSync("../beside.png", path)],
    ["a link to a folder outside", (path) => symlinkSync("../..", path), "leak.png/secrets.png"],
    ["a hard link to a file outside", (path) => linkSync(join(server.dir, "secrets"), path)],
  ])("are 404 for %s", async (_name, put, file = "leak.png") => {
    for (const name of ["secrets", "secrets.png"])
      writeFileSync(join(server.dir, name), "BACKEND_PASSWORD=x");
    put(join(server.contentDir, "media/leak.png"));
    for (const Range of ["", "bytes=0-9"])
      await expectProblem(await server.fetch(`/media/${file}`, { headers: { Range } }), 404);
    rmSync(join(server.contentDir, "media/leak.png"));
    expect(server.output).toContain(`not served: media/${file} is a link`);
  });
});

describe("the process", () => {
  it("logs why a file is invalid when it starts", () => {
    expect(server.output).toContain("team.json: line 1, column 11: Expected ',' or '}' after property value");
  });

  it("answers 503 for content it cannot read, not an empty list", async () => {
    await expectProblem(await server.fetch("/website/team?page=1&limit=15"), 503);
  });

  it("reports in one line why it cannot start", async () => {
    const start = (extra: Record<string, string>) => runScript("backend/main.ts", [], server.env(extra));
    const cases: { env: Record<string, string>; line: string }[] = [
      { env: { BACKEND_PASSWORD: "" }, line: "BACKEND_PASSWORD is required" },
      { env: { BACKEND_HOST: "localhost" }, line: "BACKEND_HOST must be an IP address" },
      { env: { BACKEND_PORT: new URL(server.url).port }, line: "is in use" },
      { env: { CONTENT_DIR: "/nowhere" }, line: "CONTENT_DIR is not a folder" },
      { env: { REVALIDATE_URL: "http://127.0.0.1:1/x" }, line: "REVALIDATE_SECRET is not" },
    ];
    const results = await Promise.all(cases.map(({ env }) => start(env)));
    results.forEach(({ code, err }, index) => {
      expect({ code, lines: err.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
      expect(err).toContain(cases[index]?.line);
    });
  });

  it("exits with 0 on SIGTERM in spite of open connections", async () => {
    const other = await new TestServer(content).start();
    await other.get("/website/service");
    expect(await other.stop("SIGTERM")).toBe(0);
    await expect(other.fetch("/website/service")).rejects.toThrow();
    await other.remove();
  });
});
