import type { RequestListener } from "node:http";
import directusEndpoint from "../docs/adapters/directus/index.js";
import strapiMiddleware from "../docs/adapters/strapi/website.js";
import { contractCalls } from "../lib/backend/contract.ts";
import { exampleInquiry } from "../lib/form/fields.ts";
import { type DirectusEndpoint, openDirectus } from "../testing/adapters/directus.ts";
import { fileId, recordCount } from "../testing/adapters/records.ts";
import { openStrapi, type StrapiMiddleware } from "../testing/adapters/strapi.ts";
import { authorization, backendReport, serve } from "../testing/sites/backend-report.ts";

const endpoint = directusEndpoint as DirectusEndpoint;
const directus = () => {
  const { collections, listener } = openDirectus(endpoint);
  return { listener, collections, inquiries: collections.inquiry?.rows ?? [] };
};
const strapi = () => openStrapi(strapiMiddleware as StrapiMiddleware, "blogs");
const systems: [string, () => { listener: RequestListener; inquiries: object[] }][] = [
  ["Directus", directus],
  ["Strapi", strapi],
];

/** Status and body of a call. */
function ask(listener: RequestListener, path: string, init: RequestInit = {}) {
  return serve(listener, async (url) => {
    const headers = { authorization, "content-type": "application/json", ...init.headers };
    const response = await fetch(`${url}/website/${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  });
}

function post(listener: RequestListener, inquiry: object, key = "key-0001") {
  const headers = { "idempotency-key": key };
  return ask(listener, "inquiry", { method: "POST", headers, body: JSON.stringify(inquiry) });
}

describe.each(systems)("the adapter for %s", (_, open) => {
  it("serves every call of the contract, and stores an inquiry once", async () => {
    const { listener, inquiries } = open();
    const { rows, text } = await backendReport(listener, { write: true });
    for (const row of rows.values()) {
      expect([row.call, row.deviations.lines(""), row.minorDeviations.lines("")]).toEqual([row.call, [], []]);
      const call = contractCalls.find(([, { path }]) => `GET ${path}` === row.call)?.[1];
      const isFullList = call?.shape === "list" && call.path !== "blog";
      if (isFullList) expect([row.call, row.records]).toEqual([row.call, recordCount]);
    }
    expect(rows.get("GET blog")?.status).toBe("404");
    expect(text).toContain("The backend meets the contract");
    expect(text).not.toContain("cannot tell whether");
    expect(inquiries).toHaveLength(1);
    expect(inquiries[0]).toMatchObject({ name: "Backend check", place: expect.any(String) });
  });

  it("says with 405 that inquiries are posted", async () => {
    const { status, headers } = await ask(open().listener, "inquiry");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("refuses an inquiry that it cannot store whole, with a message", async () => {
    const { listener, inquiries } = open();
    const unknown = await post(listener, { ...exampleInquiry, colour: "red" });
    expect(unknown).toMatchObject({ status: 400 });
    expect(JSON.stringify(unknown.body)).toMatch(/colour/);
    expect((await post(listener, {})).status).toBe(400);
    expect(inquiries).toEqual([]);
  });

  it.each([
    "service/x",
    "service/-1",
    "service/99999999999999999999",
    "news/..%2f1",
    "page-banner/by_name/none",
    "nothing",
    "constructor",
    "directus-users",
    "page-banner/by_name/a%26b",
  ])("answers 404 in JSON to %s", async (path) => {
    expect(await ask(open().listener, path)).toMatchObject({ status: 404, body: expect.any(Object) });
  });

  it.each(["", "Basic", "Basic !", "Bearer x", `Basic ${btoa("website:wrong")}`])(
    "answers 401 to the credentials %j",
    async (given) => {
      const { listener, inquiries } = open();
      for (const path of ["service", "page-banner/by_name/home"])
        expect((await ask(listener, path, { headers: { authorization: given } })).status).toBe(401);
      const init = {
        method: "POST",
        body: JSON.stringify(exampleInquiry),
        headers: { authorization: given },
      };
      expect((await ask(listener, "inquiry", init)).status).toBe(401);
      expect(inquiries).toEqual([]);
    },
  );
});

describe("the adapter for Directus", () => {
  it("shows no draft, and the records behind junctions", async () => {
    const { listener } = directus();
    expect((await ask(listener, "service/2")).status).toBe(404);
    expect((await ask(listener, "service/1")).body.data).toMatchObject({ status: "Y", images: [fileId] });
    const { data } = (await ask(listener, "product?page=2&limit=9")).body;
    expect(data[0]).toMatchObject({ id: 11, expertise: [7] });
  });

  it("answers with the words of a language where there are some, and finds banners by them", async () => {
    const { listener } = directus();
    const data = async (path: string) => (await ask(listener, path)).body.data;
    const hindi = { title: "शीर्षक", description: "<p>Text</p>", status: "Y", locale: "hi", id: 1 };
    expect((await data("product?page=1&limit=9&locale=hi"))[0]).toMatchObject(hindi);
    expect(await data("product/1?locale=hi")).toMatchObject(hindi);
    for (const path of ["product/1", "product/1?locale=mr", "service/1?locale=hi"])
      expect(await data(path)).toMatchObject({ title: "Title 0" });
    expect(await data("product/1?locale=mr")).not.toHaveProperty("locale");
    expect(await data(`page-banner/by_name/${encodeURIComponent("होम")}?locale=hi`)).toMatchObject({
      title: "मुखपृष्ठ",
    });
    expect(await data("page-banner/by_name/home?locale=hi")).toMatchObject({ title: "मुखपृष्ठ" });
    expect((await ask(listener, `page-banner/by_name/${encodeURIComponent("होम")}`)).status).toBe(404);
  });

  it("sorts news by date", async () => {
    const { data } = (await ask(directus().listener, "news?page=1&limit=6")).body;
    expect(data[0]).toMatchObject({ published_at: "2026-01-21" });
  });

  it("names the fields that the collection of inquiries lacks", async () => {
    const { listener, collections } = directus();
    delete collections.inquiry?.fields.flow;
    const { status, body } = await post(listener, exampleInquiry);
    expect([status, body.message]).toEqual([400, "The collection inquiry lacks: flow."]);
  });

  it("passes failures of Directus on", async () => {
    const { listener, collections } = directus();
    Object.defineProperty(collections.service, "rows", {
      get: () => {
        throw new Error("database is down");
      },
    });
    expect((await ask(listener, "service")).status).toBe(500);
  });

  it.each([{}, { WEBSITE_USERNAME: "u" }, { WEBSITE_USERNAME: "u", WEBSITE_PASSWORD: "" }])(
    "does not start without credentials: %j",
    (env) => {
      expect(() => openDirectus(endpoint, env)).toThrow("WEBSITE_PASSWORD");
    },
  );
});

describe("the adapter for Strapi", () => {
  it("reads media, and sorts news by date", async () => {
    const { listener } = strapi();
    expect((await ask(listener, "news?page=1&limit=6")).body.data[0]).toMatchObject({ documentId: "doc21" });
    expect((await ask(listener, "news/doc3?id=doc3")).body.data).toMatchObject({
      image: { url: "/uploads/a.png" },
    });
    expect((await ask(listener, "page-banner/by_name/HOME")).body.data).toMatchObject({ name: "home" });
  });

  it("answers with the words of a language where there are some, field by field", async () => {
    const { listener } = strapi();
    const hindi = {
      locale: "hi",
      title: "शीर्षक",
      description: "<p>Text</p>",
      image: { url: "/uploads/a.png" },
    };
    const banners = ["home", "होम"].map((name) => `page-banner/by_name/${encodeURIComponent(name)}?`);
    for (const path of ["news/doc1?id=doc1&", "about?", ...banners])
      expect([path, (await ask(listener, `${path}locale=hi`)).body.data]).toMatchObject([path, hindi]);
    for (const path of ["news/doc1?id=doc1", "about", "page-banner/by_name/home"])
      expect([path, (await ask(listener, path)).body.data]).toMatchObject([path, { locale: "en" }]);
    expect((await ask(listener, banners[1] ?? "")).status).toBe(404);
  });

  it("fills what Strapi leaves out in a language with the record in its own", async () => {
    const { listener } = strapi();
    const english = { locale: "en", title: expect.stringMatching(/^Title/) };
    for (const path of ["news/doc3?id=doc3&locale=hi", "website-setting?locale=hi", "about?locale=mr"])
      expect([path, await ask(listener, path)]).toMatchObject([
        path,
        { status: 200, body: { data: english } },
      ]);
    const pages = [1, 2, 3].map((page) => `product?page=${page}&limit=9`);
    for (const path of pages) {
      const [own, local] = [await ask(listener, path), await ask(listener, `${path}&locale=hi`)];
      const idOf = ({ documentId }: { documentId: string }) => documentId;
      expect(local.body.data.map(idOf)).toEqual(own.body.data.map(idOf));
      expect(local.body.meta).toEqual(own.body.meta);
    }
    const { data } = (await ask(listener, `${pages[0]}&locale=hi`)).body;
    expect(data.slice(0, 2)).toMatchObject([{ locale: "hi", documentId: "doc1" }, english]);
    const { rows, text } = await backendReport(listener, { languages: ["hi"] });
    expect(rows.get("content in hi")?.deviations.lines("")).toEqual([]);
    expect(text).not.toContain("missing, and not shown");
  });

  it.each([401, 500])("fails where Strapi fails in a language: %i", async (status) => {
    const { listener } = strapi();
    const failing: RequestListener = (request, response) =>
      request.url?.startsWith("/api/") ? response.writeHead(status).end("{}") : listener(request, response);
    expect((await ask(failing, "product?page=1&limit=9&locale=hi")).status).toBe(status === 500 ? 500 : 200);
  });

  it("leaves other addresses of Strapi alone", async () => {
    await serve(strapi().listener, async (url) => {
      expect((await fetch(`${url}/api/services`)).status).toBe(401);
      expect((await fetch(`${url}/websites`)).status).toBe(401);
    });
  });
});
