import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractCalls } from "../../lib/backend/contract.ts";
import { exampleInquiry } from "../../lib/form/fields.ts";
import { type Child, startChild, stop } from "../../scripts/process/child.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { php, requireProgram } from "../../scripts/programs/system-packages.ts";
import { png, recordCount, storedRecords } from "../../testing/adapters/records.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { close, listen } from "../../testing/http/listen.ts";
import { account, authorization, reportOf } from "../../testing/sites/backend-report.ts";

const program = requireProgram(php, process.env);
const folder = mkdtempSync(join(tmpdir(), "adapter-php-"));
const [root, content] = [join(folder, "public"), join(folder, "website-content")];
let server: Child;
const told: unknown[] = [];
const site = createServer(({ method, url, headers }, response) => {
  told.push([method, url, headers.authorization]);
  response.end("{}");
});
let origin = "";

beforeAll(async () => {
  for (const path of [join(root, "images"), content]) mkdirSync(path, { recursive: true });
  copyFileSync("adapters/php/website.php", join(root, "website.php"));
  writeFileSync(join(root, "images", "a.png"), png.body);
  const rows = storedRecords("/images/a.png").map(({ isPublished, ...row }) => ({
    ...row,
    status: isPublished ? "Y" : "N",
  }));
  const singles = contractCalls
    .filter(([, { shape, path }]) => shape === "record" && !path.includes("/"))
    .map(([, { path }]) => path);
  for (const [, call] of contractCalls) {
    const path = call.path.replace(/\/.*/, "");
    if (path !== "blog")
      writeFileSync(join(content, `${path}.json`), JSON.stringify(singles.includes(path) ? rows[0] : rows));
  }
  origin = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...{ ...process.env, WEBSITE_USERNAME: account.username, WEBSITE_PASSWORD: account.password },
    ...{ SITE_URL: await listen(site), REVALIDATE_SECRET: "a secret of the site" },
  };
  server = startChild({
    name: "php",
    program,
    args: ["-S", new URL(origin).host, "-t", root],
    env,
    onLine: () => {},
  });
  await waitUntil("PHP answers", () =>
    fetch(origin).then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  await stop(server);
  await close(site);
  rmSync(folder, { recursive: true });
});

async function ask(path: string, init: RequestInit = {}) {
  const headers = { authorization, ...init.headers };
  const response = await fetch(`${origin}/website.php/website/${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const post = (inquiry: unknown, key = "key-0001") =>
  ask("inquiry", { method: "POST", body: JSON.stringify(inquiry), headers: { "idempotency-key": key } });
const stored = () => globSync(`${content}/inquiries/*.json`);

it("serves every call of the contract, and stores an inquiry once", async () => {
  const { rows, text } = await reportOf(`${origin}/website.php`, { write: true, mediaUrl: origin });
  for (const [name, row] of rows) {
    expect([name, row.deviations.lines("")]).toEqual([name, []]);
    const call = contractCalls.find(([, { path }]) => `GET ${path}` === name)?.[1];
    if (call?.shape === "list" && call.path !== "blog")
      expect([name, row.records]).toEqual([name, recordCount]);
  }
  expect(rows.get("GET blog")?.status).toBe("404");
  expect(text).toContain("The backend meets the contract");
  expect(text).not.toContain("cannot tell whether");
  expect(stored()).toHaveLength(1);
  const inquiry = JSON.parse(readFileSync(stored()[0] ?? "", "utf8"));
  expect(inquiry).toMatchObject({ name: "Backend check", place: expect.any(String) });
});

it("needs MEDIA_URL, as the report says", async () => {
  const { text } = await reportOf(`${origin}/website.php`);
  expect(text).toMatch(/it is at the root of the host: set MEDIA_URL=/);
});

it.each([
  "service/x",
  "service/2",
  "page-banner/by_name/none",
  "page-banner",
  "nothing",
  "blog",
  "about/1",
  "service/%C3%A4",
])("answers 404 in JSON to %s", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
});

it("finds a banner by its name, in any case", async () => {
  expect(await ask("page-banner/by_name/HOME")).toMatchObject({
    status: 200,
    body: { data: { name: "home" } },
  });
});

it("answers 405 where the method is wrong", async () => {
  const get = await ask("inquiry");
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
});

it.each(["", "Basic", `Basic ${btoa("website:")}`, `Basic ${btoa("website:wrong")}`, "Bearer x"])(
  "answers 401 to the credentials %j",
  async (given) => {
    const { status, headers } = await ask("service", { headers: { authorization: given } });
    expect([status, headers.get("www-authenticate")]).toEqual([401, expect.stringContaining("Basic")]);
  },
);

it("stores the same inquiry once, also in many requests, and nothing that it cannot store whole", async () => {
  const before = stored().length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(exampleInquiry, "key-of-eight")));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  for (const inquiry of [
    {},
    null,
    [],
    "x",
    { ...exampleInquiry, "a/b": "red" },
    { ...exampleInquiry, name: " " },
    { ...exampleInquiry, email: ["a"] },
  ])
    expect((await post(inquiry, "key-0002")).status).toBe(400);
  expect((await post(exampleInquiry, "short")).status).toBe(400);
  expect(stored()).toHaveLength(before + 1);
});

it("answers 500 without details when a file is damaged", async () => {
  writeFileSync(join(content, "figure.json"), "{");
  const { status, body } = await ask("figure");
  expect([status, body]).toEqual([500, { detail: "Something went wrong." }]);
});

it("has the words of a language where there are some, and JSON of columns", async () => {
  const row = { id: 1, title: "Title", title_hi: "शीर्षक", label_hi: "", label: "L", specs: '[{"key":"a"}]' };
  writeFileSync(join(content, "opening.json"), JSON.stringify([row]));
  const specs = [{ key: "a" }];
  expect((await ask("opening/1?locale=hi")).body.data).toMatchObject({
    ...{ title: "शीर्षक", label: "L", locale: "hi", specs },
  });
  for (const query of ["", "?locale=mr"])
    expect((await ask(`opening/1${query}`)).body.data).toMatchObject({ title: "Title", specs });
});

it("tells the site what has changed", async () => {
  const response = await fetch(`${origin}/website.php/webhook?tags=news`, {
    method: "POST",
    headers: { authorization },
  });
  expect([response.status, await response.json()]).toEqual([200, { tags: "news" }]);
  expect(told).toEqual([["POST", "/api/revalidate?tags=news", "Bearer a secret of the site"]]);
});
