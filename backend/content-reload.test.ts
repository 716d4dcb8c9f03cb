import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { until, waitUntil } from "../testing/http/http.ts";
import { close, listen } from "../testing/http/listen.ts";
import { TestServer } from "../testing/sites/backend-process.ts";

type Notification = { authorization: string | undefined; tags: string[]; at: number };

const entry = (title: string) => ({ id: 1, title, status: "Y" });
const server = new TestServer({ expertise: [entry("first")] });
const notifications: Notification[] = [];
/** Statuses of the site's next responses; then 200. */
const nextStatuses: number[] = [];
let site: Server;

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    notifications.push({
      authorization: request.headers.authorization,
      tags: JSON.parse(body).tags,
      at: Date.now(),
    });
    response.writeHead(nextStatuses.shift() ?? 200).end();
  });
  const REVALIDATE_URL = `${await listen(site)}/api/revalidate`;
  await server.start({ REVALIDATE_URL, REVALIDATE_SECRET: "sesame" });
});
beforeEach(() => {
  notifications.length = 0;
});
afterAll(async () => {
  await server.remove();
  await close(site);
});

async function title(): Promise<string | undefined> {
  return (await server.get("/website/expertise")).body.data[0]?.title;
}
const isServed = (expected: string) =>
  waitUntil(`"${expected}" is served`, async () => (await title()) === expected);
const isLogged = (text: string) => waitUntil(`"${text}" is logged`, () => server.output.includes(text));

describe("a saved edit", () => {
  it("is served at once, and the site is notified", async () => {
    for (const name of ["a", "b", "second"]) {
      const before = notifications.length;
      server.write("expertise", [entry(name)]);
      await until(() => notifications.length > before);
    }
    expect(notifications[0]).toMatchObject({ authorization: "Bearer sesame", tags: ["expertise"] });
    expect(await title()).toBe("second");
  });

  it("may be a file that is renamed into place", async () => {
    const temporary = join(server.contentDir, "expertise.json.tmp");
    for (const name of ["third", "fourth"]) {
      writeFileSync(temporary, JSON.stringify([entry(name)]));
      renameSync(temporary, join(server.contentDir, "expertise.json"));
      await isServed(name);
    }
    // They come a little later, and would count for the next test.
    await until(() => notifications.length === 2);
  });

  it("may create several files at once", async () => {
    server.write("vision", { description: "v", status: "Y" });
    server.write("values", [{ id: 1, title: "x" }]);
    await until(() => notifications.flatMap(({ tags }) => tags).length >= 2);
    expect(notifications.flatMap(({ tags }) => tags).sort()).toEqual(["values", "vision"]);
    expect((await server.get("/website/vision")).status).toBe(200);
  });

  it("that changes nothing sends no notification", async () => {
    server.write("vision", { description: "v", status: "Y" });
    server.write("expertise", [entry("fifth")]);
    await isServed("fifth");
    await until(() => notifications.length > 0);
    expect(notifications.flatMap(({ tags }) => tags)).toEqual(["expertise"]);
  });

  it("is sent again after 503 and 404", async () => {
    nextStatuses.push(503, 404);
    server.write("expertise", [entry("sixth")]);
    await until(() => notifications.length === 3);
    expect(notifications.map(({ tags }) => tags)).toEqual([["expertise"], ["expertise"], ["expertise"]]);
  });

  it("is not sent again after 401, which is logged", async () => {
    nextStatuses.push(401);
    server.write("expertise", [entry("seventh")]);
    await isLogged("the site was not notified of changed content: it answered 401");
    expect(notifications).toHaveLength(1);
  });
});

describe("an invalid file", () => {
  beforeEach(async () => {
    server.write("expertise", [entry("good")]);
    await isServed("good");
  });

  it("keeps its last good content, and the log names line and column", async () => {
    server.write("expertise", '[\n  { "id": 1,\n    "title": "x",, }\n]');
    await isLogged(
      "expertise.json: line 3, column 18: Expected double-quoted property name; its last good content",
    );
    expect(await title()).toBe("good");
    server.write("expertise", [entry("fixed")]);
    await isServed("fixed");
  });

  it("keeps its last good content, and the log names record and field", async () => {
    server.write("expertise", [entry("x"), { id: 7, title: null }]);
    await isLogged("expertise.json: record 2 (id 7), field title: expected string or number, found null");
    expect(await title()).toBe("good");
  });

  it("keeps its last good content when a link takes its place", async () => {
    const other = join(server.dir, "other.json");
    writeFileSync(other, JSON.stringify([entry("from elsewhere")]));
    rmSync(join(server.contentDir, "expertise.json"));
    symlinkSync(other, join(server.contentDir, "expertise.json"));
    await isLogged("expertise.json: expertise.json is a link, or no file of its own");
    expect(await title()).toBe("good");
    rmSync(join(server.contentDir, "expertise.json"));
  });

  it("keeps its last good content when it is removed", async () => {
    rmSync(join(server.contentDir, "expertise.json"));
    await isLogged("expertise.json: the file is missing; its last good content");
    expect(await title()).toBe("good");
  });
});

describe("the words of another language", () => {
  it("are served where a record has them, and the site is notified of an edit", async () => {
    const translation = (words: object) => server.write("hi/expertise", words);
    mkdirSync(join(server.contentDir, "hi"), { recursive: true });
    server.write("expertise", [entry("first"), { ...entry("second"), id: 2 }]);
    translation({ 1: { title: "पहला" } });
    const list = async (query = "?locale=hi") => (await server.get(`/website/expertise${query}`)).body.data;
    await until(async () => (await list())[0]?.title === "पहला");
    expect(await list()).toEqual([
      { id: "1", title: "पहला", status: "Y", locale: "hi" },
      { id: "2", title: "second", status: "Y" },
    ]);
    expect((await list(""))[0]?.title).toBe("first");
    expect((await list("?locale=mr"))[0]?.title).toBe("first");
    notifications.length = 0;
    translation({ 1: { title: "नया" } });
    await until(() => notifications.some(({ tags }) => tags.includes("expertise.hi")));
    translation({ 9: { title: "x" } });
    await isLogged('hi/expertise.json: id \\"9\\", there is no such record');
    expect((await list())[0]?.title).toBe("नया");
  });
});
