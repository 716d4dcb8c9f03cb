import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractCalls } from "../lib/backend/contract.ts";
import { exampleInquiry } from "../lib/form/fields.ts";
import { png, recordCount, storedRecords } from "../testing/adapters/records.ts";
import { waitUntil } from "../testing/http/http.ts";
import { account, authorization, reportOf } from "../testing/sites/backend-report.ts";
import { type Child, startChild, stop } from "./process/child.ts";
import { freePort } from "./process/ports.ts";
import { php, requireProgram } from "./programs/system-packages.ts";

const program = requireProgram(php, process.env);
const folder = mkdtempSync(join(tmpdir(), "adapter-php-"));
const [root, content] = [join(folder, "public"), join(folder, "website-content")];
let server: Child;
let origin = "";

beforeAll(async () => {
  for (const path of [join(root, "images"), content]) mkdirSync(path, { recursive: true });
  copyFileSync("docs/adapters/php/website.php", join(root, "website.php"));
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
  const env = { ...process.env, WEBSITE_USERNAME: account.username, WEBSITE_PASSWORD: account.password };
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
  rmSync(folder, { recursive: true });
});

async function ask(path: string, init: RequestInit = {}) {
  const headers = { authorization, ...init.headers };
  const response = await fetch(`${origin}/website.php/website/${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const post = (inquiry: unknown, key = "key-0001") =>
  ask("inquiry", { method: "POST", body: JSON.stringify(inquiry), headers: { "idempotency-key": key } });
const stored = () =>
  globSync(`${content}/inquiries.jsonl`).flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));

it("serves every call of the contract, and stores an inquiry once", async () => {
  const { rows, text } = await reportOf(`${origin}/website.php`, { write: true, mediaUrl: origin });
  for (const row of rows.values()) {
    expect([row.call, row.deviations.lines(""), row.minorDeviations.lines("")]).toEqual([row.call, [], []]);
    const call = contractCalls.find(([, { path }]) => `GET ${path}` === row.call)?.[1];
    if (call?.shape === "list" && call.path !== "blog")
      expect([row.call, row.records]).toEqual([row.call, recordCount]);
  }
  expect(rows.get("GET blog")?.status).toBe("404");
  expect(text).toContain("The backend meets the contract");
  expect(text).not.toContain("cannot tell whether");
  expect(stored()).toHaveLength(1);
  expect(JSON.parse(stored()[0] ?? "")).toMatchObject({ name: "Backend check", place: expect.any(String) });
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
  "inquiries.jsonl",
])("answers 404 in JSON to %s", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: { message: expect.any(String) } });
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
  expect((await ask("service", { method: "DELETE" })).status).toBe(405);
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
    { ...exampleInquiry, colour: "red" },
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
  expect([status, body]).toEqual([500, { message: "Something went wrong." }]);
});

it.each(globSync("docs/adapters/**/*.php"))("%s has no errors of syntax", (file) => {
  expect(execFileSync(program, ["-l", file], { encoding: "utf8" })).toContain("No syntax errors");
});
