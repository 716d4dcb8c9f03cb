import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { contractCalls } from "../lib/backend/contract.ts";
import { exampleInquiry } from "../lib/form/fields.ts";
import { openDirectus } from "../testing/adapters/directus.ts";
import { fileId, recordCount } from "../testing/adapters/records.ts";
import { openStrapi, token } from "../testing/adapters/strapi.ts";
import { openWordpress } from "../testing/adapters/wordpress.ts";
import { close, listen } from "../testing/http/listen.ts";
import { account, authorization, backendReport, serve } from "../testing/sites/backend-report.ts";
import openDirectusAdapter from "./directus/adapter.js";
import { lists, requestListener, singles } from "./server.js";
import openStrapiAdapter from "./strapi/adapter.js";
import openWordpressAdapter from "./wordpress/adapter.js";

type System = { listener: RequestListener; inquiries: Record<string, unknown>[] };
type Environment = Record<"CMS_URL" | "CMS_TOKEN", string> & Record<string, string>;
const systems: [name: string, open: () => System, adapter: (env: Environment) => object][] = [
  ["Strapi", () => openStrapi("blogs"), openStrapiAdapter],
  ["Directus", openDirectus, openDirectusAdapter],
  ["WordPress", openWordpress, openWordpressAdapter],
];
const [strapi, directus, wordpress] = systems;

const folder = mkdtempSync(join(tmpdir(), "adapters-"));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = "a secret of the site";

/** Runs a system with its adapter in front of it. */
function withAdapter<T>(
  [, open, adapter]: (typeof systems)[number],
  work: (listener: RequestListener, system: System, url: string) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const system = open();
  return serve(system.listener, (url) => {
    const env = { CMS_URL: url, CMS_TOKEN: token, REVALIDATE_SECRET: secret, FILES_FOLDER: folder, ...more };
    const credentials = { WEBSITE_USERNAME: account.username, WEBSITE_PASSWORD: account.password };
    return work(requestListener(adapter(env) as never, { ...env, ...credentials }), system, url);
  });
}

/** Status, headers and body of a call. */
function ask(listener: RequestListener, path: string, init: RequestInit = {}) {
  return serve(listener, async (url) => {
    const headers = { authorization, ...init.headers };
    const response = await fetch(`${url}/website/${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  });
}

const post = (listener: RequestListener, inquiry: object, key = "key-0001") =>
  ask(listener, "inquiry", {
    method: "POST",
    headers: { "idempotency-key": key },
    body: JSON.stringify(inquiry),
  });

it("have the calls and tags of the contract", () => {
  const shapes = contractCalls
    .filter(([, { path }]) => !path.includes("/"))
    .map(([, { path, kind, shape }]) => [path, kind, shape]);
  const known = [
    ...Object.entries(lists).map((entry) => [...entry, "list"]),
    ...Object.entries(singles).map((entry) => [...entry, "record"]),
  ].filter(([path]) => path !== "page-banner");
  expect(known.sort()).toEqual(shapes.sort());
});

it("are short", () => {
  for (const file of globSync("adapters/{*,*/*}.{js,php}"))
    expect([file, readFileSync(file, "utf8").split("\n").length <= 151]).toEqual([file, true]);
});

it("stores an inquiry once where several tries at once follow one that failed", async () => {
  const stored: string[] = [];
  let tries = 0;
  // Slower than the reading of the requests, which are in memory.
  const answered = async () => {
    for (let turn = 0; turn < 20; turn++) await setImmediate();
  };
  const adapter = {
    async findInquiry(key: string) {
      await answered();
      return stored.find((one) => one === key);
    },
    async createInquiry(_: object, key: string) {
      const isFirst = tries++ === 0;
      await answered();
      if (isFirst) throw new Error("The CMS is not ready.");
      stored.push(key);
      return key;
    },
  };
  const credentials = { WEBSITE_USERNAME: account.username, WEBSITE_PASSWORD: account.password };
  const listener = requestListener(adapter as never, credentials as never);
  const send = async () => {
    const headers = { authorization, "idempotency-key": "key-0001" };
    const body = Readable.from([Buffer.from(JSON.stringify(exampleInquiry))]);
    const writeHead = jest.fn(() => ({ end: () => {} }));
    const request = Object.assign(body, { url: "/website/inquiry", method: "POST", headers });
    await listener(request as never, { writeHead } as never);
    return writeHead.mock.calls[0]?.at(0);
  };
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const statuses = await Promise.all([send(), send(), send()]);
  log.mockRestore();
  expect(statuses).toEqual([500, 201, 201]);
  expect(stored).toEqual(["key-0001"]);
});

describe.each(systems)("the adapter for %s", (...system) => {
  const isWordpress = system[0] === "WordPress";

  it("serves every call of the contract, and stores an inquiry with its file once", async () => {
    await withAdapter(system, async (listener, { inquiries }, mediaUrl) => {
      const { rows, text } = await backendReport(listener, { write: true, mediaUrl });
      for (const [name, row] of rows) {
        // The type for milestones is missing.
        if (isWordpress && /^GET (?:timeline|product)/.test(name)) continue;
        expect([name, row.deviations.lines("")]).toEqual([name, []]);
        if (!isWordpress) expect([name, row.minorDeviations.lines("")]).toEqual([name, []]);
        const call = contractCalls.find(([, { path }]) => `GET ${path}` === name)?.[1];
        if (!isWordpress && call?.shape === "list" && call.path !== "blog")
          expect([name, row.records]).toEqual([name, recordCount]);
      }
      if (!isWordpress) expect(text).toContain("The backend meets the contract");
      expect(text).not.toContain("cannot tell whether");
      expect(inquiries).toHaveLength(1);
      expect(JSON.stringify(inquiries[0])).toMatch(
        /Backend check.*check@example\.com.*place.*Backend check/s,
      );
      expect(text).not.toContain("the backend has no call for");
    });
  });

  it("says with 405 that inquiries and their files are posted", async () => {
    await withAdapter(system, async (listener) => {
      for (const path of ["inquiry", "inquiry/INQ-0000-0000.question/file"]) {
        const { status, headers } = await ask(listener, path);
        expect([path, status, headers.get("allow")]).toEqual([path, 405, "POST"]);
      }
    });
    await withAdapter(
      system,
      async (listener) => expect((await ask(listener, "inquiry/key-0001/file")).status).toBe(404),
      { FILES_FOLDER: "" },
    );
  });

  it("stores the same inquiry once, also at the same time, and nothing without its name", async () => {
    await withAdapter(system, async (listener, { inquiries }) => {
      const answers = await Promise.all([1, 2, 3].map(() => post(listener, exampleInquiry)));
      for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
      expect((await post(listener, {})).status).toBe(400);
      expect((await post(listener, exampleInquiry, "../../x")).status).toBe(400);
      expect(inquiries).toHaveLength(1);
    });
  });

  it("refuses a file with another digest, or of no inquiry", async () => {
    await withAdapter(system, async (listener) => {
      const send = (key: string, digest: string) =>
        ask(listener, `inquiry/${key}/file`, {
          method: "POST",
          headers: { "content-digest": `sha-256=:${createHash("sha256").update(digest).digest("base64")}:` },
          body: "text",
        });
      expect((await send("key-none-there", "text")).status).toBe(404);
      const key = `key-of-${system[0]}`;
      await post(listener, exampleInquiry, key);
      expect((await send(key, "other")).status).toBe(400);
      expect(globSync(`${folder}/${key}/*`)).toEqual([]);
      expect((await send(key, "text")).status).toBe(201);
    });
  });

  it.each([
    "service/x",
    "service/-1",
    "service/99999999999999999999",
    "news/..%2f1",
    "page-banner/by_name/none",
    "nothing",
    "constructor",
    "page-banner/by_name/a%26b",
  ])("answers 404 in JSON to %s", async (path) => {
    await withAdapter(system, async (listener) =>
      expect(await ask(listener, path)).toMatchObject({ status: 404, body: { detail: expect.any(String) } }),
    );
  });

  it.each(["", "Basic", "Basic !", "Bearer x", `Basic ${btoa("website:wrong")}`])(
    "answers 401 to the credentials %j",
    async (given) => {
      await withAdapter(system, async (listener, { inquiries }) => {
        for (const path of ["service", "page-banner/by_name/home"])
          expect((await ask(listener, path, { headers: { authorization: given } })).status).toBe(401);
        const init = { method: "POST", body: "{}", headers: { authorization: given } };
        expect((await ask(listener, "inquiry", init)).status).toBe(401);
        expect(inquiries).toEqual([]);
      });
    },
  );

  it("fails where the system fails, and does not start without credentials", async () => {
    const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await withAdapter(
      system,
      async (listener) => {
        expect(await ask(listener, "vision")).toMatchObject({ status: isWordpress ? 404 : 502 });
        expect((await post(listener, exampleInquiry)).status).toBe(502);
      },
      { CMS_TOKEN: "wrong" },
    );
    stderr.mockRestore();
    expect(() => requestListener({} as never, { WEBSITE_USERNAME: "u" } as never)).toThrow(
      "WEBSITE_PASSWORD",
    );
  });

  it.each([
    ["news", { ...{ event: "entry.publish", model: "news-item" }, collection: "news", post_type: "post" }],
    ["pages", { model: "page", collection: "page", post: { post_type: "page" } }],
    ["", { model: "inquiry", collection: "inquiry", post_type: "inquiry" }],
    [[...new Set(Object.values({ ...lists, ...singles }))].join(), { model: "author", collection: "author" }],
  ])("tells the site what has changed: %s", async (tags, body) => {
    const seen: unknown[] = [];
    const site = createServer(({ url, method, headers }, response) => {
      seen.push([method, url, headers.authorization]);
      response.end("{}");
    });
    const SITE_URL = await listen(site);
    await withAdapter(
      system,
      (listener) =>
        serve(listener, async (url) => {
          const init = { method: "POST", body: JSON.stringify(body) };
          expect((await fetch(`${url}/webhook`, init)).status).toBe(401);
          const headers = { authorization: `Bearer ${secret}` };
          expect((await fetch(`${url}/webhook`, { ...init, headers })).status).toBe(200);
        }),
      { SITE_URL },
    ).finally(() => close(site));
    // Several calls have posts and pages of WordPress.
    if (isWordpress && ["news", "pages"].includes(tags)) expect(seen).toHaveLength(1);
    else expect(seen).toEqual(tags ? [["POST", `/api/revalidate?tags=${tags}`, `Bearer ${secret}`]] : []);
  });
});

const dataOf = async (listener: RequestListener, path: string) => (await ask(listener, path)).body.data;

describe("the adapter for Strapi", () => {
  const run = (work: (listener: RequestListener) => Promise<unknown>) => withAdapter(strapi as never, work);

  it("has files as addresses, relations as ids, and texts and components of the contract", async () => {
    await run(async (listener) => {
      expect((await dataOf(listener, "news?page=1&limit=6"))[0]).toMatchObject({
        id: "doc21",
        published_at: "2026-01-21",
        updated_at: "2026-07-01T00:00:00.000Z",
        description:
          '<h2>Air &amp; gas</h2><p><strong>a &lt;b&gt;</strong><a href="/about">us</a></p><ol><li>x</li></ol>',
      });
      expect(await dataOf(listener, "product/doc3?id=doc3")).toMatchObject({
        image: "/uploads/a.png",
        image_alt: "A plant",
        images: [
          { image: "/uploads/a.png", image_alt: "A plant" },
          { image: "/uploads/a.png", image_alt: "A plant", caption: "Model view" },
        ],
        expertise: ["doc7"],
        specs: [{ key: "capacity", min: 1 }],
      });
      expect((await dataOf(listener, "page?page=1&limit=1"))[0].blocks).toMatchObject([{ type: "text" }]);
      expect(await dataOf(listener, "page-banner/by_name/HOME")).toMatchObject({ name: "home" });
    });
  });

  it("answers with the words of a language where there are some, field by field", async () => {
    await run(async (listener) => {
      const hindi = { locale: "hi", title: "शीर्षक", image: "/uploads/a.png" };
      const banners = ["home", "होम"].map((name) => `page-banner/by_name/${encodeURIComponent(name)}?`);
      for (const path of ["news/doc1?id=doc1&", "about?", ...banners])
        expect([path, await dataOf(listener, `${path}locale=hi`)]).toMatchObject([path, hindi]);
      for (const path of ["news/doc1?id=doc1", "about", "page-banner/by_name/home"])
        expect([path, await dataOf(listener, path)]).toMatchObject([path, { locale: "en" }]);
      expect((await ask(listener, banners[1] ?? "")).status).toBe(404);
    });
  });

  it("fills what Strapi leaves out in a language with the record in its own", async () => {
    await run(async (listener) => {
      const english = { locale: "en", title: expect.stringMatching(/^Title/) };
      for (const path of ["news/doc3?id=doc3&locale=hi", "website-setting?locale=hi", "about?locale=mr"])
        expect([path, await dataOf(listener, path)]).toMatchObject([path, english]);
      const idOf = ({ id }: { id: string }) => id;
      for (const path of [1, 2, 3].map((page) => `product?page=${page}&limit=9`)) {
        const [own, local] = [await ask(listener, path), await ask(listener, `${path}&locale=hi`)];
        expect(local.body.data.map(idOf)).toEqual(own.body.data.map(idOf));
        expect(local.body.pagination).toEqual(own.body.pagination);
      }
      const { rows, text } = await backendReport(listener, { languages: ["hi"] });
      expect(rows.get("content in hi")?.deviations.lines("")).toEqual([]);
      expect(text).not.toContain("missing, and not shown");
    });
  });
});

describe("the adapter for Directus", () => {
  const run = (work: (listener: RequestListener) => Promise<unknown>) => withAdapter(directus as never, work);

  it("has files as addresses, and the records behind junctions", async () => {
    await run(async (listener) => {
      const image = `assets/${fileId}`;
      expect(await dataOf(listener, "service/1")).toMatchObject({
        ...{ status: "Y", image, image_alt: "A plant", images: [{ image, image_alt: "A plant" }, { image }] },
        seo: { image },
      });
      const data = await dataOf(listener, "product?page=2&limit=9");
      expect(data[0]).toMatchObject({ id: 11, expertise: [7] });
      expect((await dataOf(listener, "news?page=1&limit=6"))[0]).toMatchObject({
        published_at: "2026-01-21",
      });
    });
  });

  it("answers with the words of a language where there are some, and finds banners by them", async () => {
    await run(async (listener) => {
      const hindi = { title: "शीर्षक", description: "<p>Text</p>", status: "Y", locale: "hi", id: 1 };
      expect((await dataOf(listener, "product?page=1&limit=9&locale=hi"))[0]).toMatchObject(hindi);
      expect(await dataOf(listener, "product/1?locale=hi")).toMatchObject(hindi);
      for (const path of ["product/1", "product/1?locale=mr", "service/1?locale=hi"])
        expect(await dataOf(listener, path)).toMatchObject({ title: "Title 0" });
      expect(await dataOf(listener, "product/1?locale=mr")).not.toHaveProperty("locale");
      for (const name of ["होम", "home"])
        expect(
          await dataOf(listener, `page-banner/by_name/${encodeURIComponent(name)}?locale=hi`),
        ).toMatchObject({
          title: "मुखपृष्ठ",
        });
      expect((await ask(listener, `page-banner/by_name/${encodeURIComponent("होम")}`)).status).toBe(404);
    });
  });
});

describe("the adapter for WordPress", () => {
  const run = (work: (listener: RequestListener, system: System, url: string) => Promise<unknown>) =>
    withAdapter(wordpress as never, work);

  it("has posts with their featured images, their fields, and times in UTC", async () => {
    await run(async (listener, _, url) => {
      expect((await dataOf(listener, "blog?page=1&limit=6"))[0]).toMatchObject({
        ...{ id: 1, title: "Title 0", description: "<p>Text</p>", summary: "Short &hellip;", author: "Asha" },
        ...{ published_at: "2026-01-01T07:08:09Z", image: `${url}/wp-content/uploads/a.png` },
        ...{ image_alt: "A plant", year: "2017" },
      });
      expect((await ask(listener, "news?page=2&limit=6")).body.pagination).toEqual({
        total: 20,
        totalPages: 4,
      });
      expect((await ask(listener, "news?page=9&limit=6")).body).toMatchObject({ data: [] });
      expect(await dataOf(listener, "page-banner/by_name/home%20%26%20more")).toMatchObject({ id: 1 });
    });
  });
});
