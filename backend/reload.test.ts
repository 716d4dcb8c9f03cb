/** @jest-environment node */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { TestServer, until } from "./test-server.ts";

type Told = { authorization: string | undefined; tags: string[]; at: number };

const entry = (title: string) => ({ id: 1, title, status: "Y" });
const server = new TestServer({ expertise: [entry("first")] });
const told: Told[] = [];
/** Statuses the site answers next; 200 when there are none. */
const answers: number[] = [];
let site: Server;

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    told.push({ authorization: request.headers.authorization, tags: JSON.parse(body).tags, at: Date.now() });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  await server.start({
    REVALIDATE_URL: `http://127.0.0.1:${port}/api/revalidate`,
    REVALIDATE_SECRET: "sesame",
  });
});
beforeEach(() => {
  told.length = 0;
});
afterAll(async () => {
  await server.remove();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function title(): Promise<string | undefined> {
  return (await server.get("/website/expertise")).body.data[0]?.title;
}
const served = (wanted: string) =>
  until(
    async () => (await title()) === wanted,
    () => `no ${wanted}`,
  );
const logged = (text: string) =>
  until(
    () => server.output.includes(text),
    () => server.output,
  );

describe("a saved edit", () => {
  it("is served at once, and the site is told", async () => {
    const delays: number[] = [];
    // Each edit follows the last at once, so that a slow look every second would take a second each time.
    for (const name of ["a", "b", "second"]) {
      const before = told.length;
      const saved = Date.now();
      server.write("expertise", [entry(name)]);
      await until(
        () => told.length > before,
        () => "the site was not told",
      );
      delays.push((told.at(-1)?.at ?? 0) - saved);
    }
    expect(told[0]).toMatchObject({ authorization: "Bearer sesame", tags: ["expertise"] });
    expect(Math.min(...delays.slice(1))).toBeLessThan(300);
    expect(await title()).toBe("second");
  });

  it("may be written beside and renamed into place", async () => {
    const temporary = join(server.contentDir, "expertise.json.tmp");
    for (const name of ["third", "fourth"]) {
      writeFileSync(temporary, JSON.stringify([entry(name)]));
      renameSync(temporary, join(server.contentDir, "expertise.json"));
      await served(name);
    }
  });

  it("may be a file that was not there before, and several at once", async () => {
    server.write("vision", { description: "v", status: "Y" });
    server.write("values", [{ id: 1, title: "x" }]);
    await until(
      () => told.flatMap((call) => call.tags).length >= 2,
      () => "the site was not told",
    );
    expect(told.flatMap((call) => call.tags).sort()).toEqual(["values", "vision"]);
    expect((await server.get("/website/vision")).status).toBe(200);
  });

  it("that changes nothing is not told", async () => {
    server.write("vision", { description: "v", status: "Y" });
    server.write("expertise", [entry("fifth")]);
    await served("fifth");
    await until(
      () => told.length > 0,
      () => "the site was not told",
    );
    expect(told.flatMap((call) => call.tags)).toEqual(["expertise"]);
  });

  it("is told again when the site cannot take it", async () => {
    answers.push(503, 404);
    server.write("expertise", [entry("sixth")]);
    await until(
      () => told.length === 3,
      () => `told ${told.length} times`,
    );
    expect(told.map((call) => call.tags)).toEqual([["expertise"], ["expertise"], ["expertise"]]);
  });

  it("is not told again to a site that refuses the secret, which is logged", async () => {
    answers.push(401);
    server.write("expertise", [entry("seventh")]);
    await logged("the site was not told of changed content: it answered 401");
    expect(told).toHaveLength(1);
  });
});

describe("a broken file", () => {
  beforeEach(async () => {
    server.write("expertise", [entry("good")]);
    await served("good");
  });

  it("keeps its last good content, and the log names line and column", async () => {
    server.write("expertise", '[\n  { "id": 1,\n    "title": "x",, }\n]');
    await logged(
      "expertise.json: line 3, column 18: Expected double-quoted property name; its last good content",
    );
    expect(await title()).toBe("good");
    server.write("expertise", [entry("mended")]);
    await served("mended");
  });

  it("keeps its last good content, and the log names record and field", async () => {
    server.write("expertise", [entry("x"), { id: 7, title: null }]);
    await logged("expertise.json: record 2 (id 7), field title: expected string or number, found null");
    expect(await title()).toBe("good");
  });

  it("keeps its last good content when it is removed", async () => {
    rmSync(join(server.contentDir, "expertise.json"));
    await logged("expertise.json: the file is missing; its last good content");
    expect(await title()).toBe("good");
  });
});
