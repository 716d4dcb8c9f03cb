import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../backend/kinds.ts";
import { contractCalls } from "../lib/backend/contract.ts";
import { runScript, TestServer } from "../testing/sites/backend-process.ts";

const server = new TestServer();
const create = (...args: string[]) => runScript("scripts/content-new.ts", args, process.env);

beforeAll(() => rmSync(server.contentDir, { recursive: true }));
afterAll(() => server.remove());

it("writes a folder that the embedded backend serves without a complaint", async () => {
  const { code, out, err } = await create(server.contentDir);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(`CONTENT_DIR=${server.contentDir}\n`);
  const files = kinds.map(({ name }) => `${name}.json`);
  expect(readdirSync(server.contentDir).sort()).toEqual([...files, "media"].sort());
  await server.start();
  expect(server.output).toMatch(/^Backend ready at \S+\n$/);
});

it.each(contractCalls)("answers the call %s without sample content", async (name, call) => {
  const query = call.filtered ? "?filter_parameter=status&filter_value=Y" : "";
  const { status, body } = await server.get(`/website/${call.path.replace("{key}", "1")}${query}`);
  if (name === "settings") {
    expect([status, body.data.status]).toEqual([200, "Y"]);
    const { status: _, site_logo, ...texts } = body.data;
    expect([site_logo, ...new Set(Object.values(texts).map((value) => String(value ?? "")))]).toEqual([
      null,
      "",
    ]);
  } else if (call.shape === "list") expect([status, body.data]).toEqual([200, []]);
  else expect(status).toBe(404);
});

it("refuses a folder that has files, and writes nothing to it", async () => {
  const folder = join(server.dir, "full");
  mkdirSync(folder);
  writeFileSync(join(folder, "mine.txt"), "");
  expect(await create(folder)).toEqual({
    code: 1,
    out: "",
    err: `${folder} is not empty. Name another folder.\n`,
  });
  expect(readdirSync(folder)).toEqual(["mine.txt"]);
});

it("explains in one line what it cannot do", async () => {
  const file = join(server.dir, "file");
  writeFileSync(file, "");
  expect((await create(file)).err).toBe(`${file} cannot be written (EEXIST).\n`);
  expect((await create()).err).toBe("Name one folder: npm run content:new -- folder\n");
});
