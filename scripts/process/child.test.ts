/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startChild, stop } from "./child.ts";

const folder = mkdtempSync(join(tmpdir(), "child-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a program of these lines and waits until it has printed "up". */
async function start(name: string, source: string, exitsWithParent = false): Promise<Child> {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  const { promise, resolve } = Promise.withResolvers<void>();
  // Whatever Jest itself was started with is none of these programs' business.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const child = startChild({
    name,
    args: [file],
    env,
    exitsWithParent,
    onLine: (line) => line === "up" && resolve(),
  });
  await promise;
  return child;
}

const server = (answerAfter: number) => `
  import { createServer } from "node:http";
  const server = createServer((request, response) => setTimeout(() => response.end("whole answer"), ${answerAfter}));
  process.on("SIGTERM", () => server.close(() => process.exit(0)));
  server.listen(0, "127.0.0.1", () => { console.log(server.address().port); console.log("up"); });
`;

test("keeps the last lines and tells how it ended", async () => {
  const child = await start("fails", `console.log("up"); console.error("why"); process.exitCode = 3;`);
  expect(await child.ended).toBe(3);
  expect(child.ending).toBe("exit code 3");
  expect(child.tail).toEqual(expect.arrayContaining(["up", "why"]));
});

test("a program that cannot be started has ended", async () => {
  const child = startChild({ name: "none", program: join(folder, "none"), args: [], onLine: () => {} });
  expect(await child.ended).toBe(1);
  expect(child.ending).toContain("ENOENT");
});

test("one that does not want to end is made to", async () => {
  const child = await start(
    "stubborn",
    `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up");`,
  );
  await stop(child, 200);
  expect(child.ending).toBe("SIGKILL");
});

test("a server that is stopped finishes its open request and waits for no idle connection", async () => {
  const child = await start("server", server(500), true);
  const url = `http://127.0.0.1:${child.tail[0]}`;
  const answer = fetch(url).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 200));
  const begun = Date.now();
  await stop(child);
  expect(await answer).toBe("whole answer");
  expect(child.ending).toBe("exit code 0");
  // The kept-alive connection alone would hold it for five seconds.
  expect(Date.now() - begun).toBeLessThan(4500);
});

test("a server ends when nobody holds its standard input any more", async () => {
  const child = await start("left", server(0), true);
  child.process.stdin?.destroy();
  expect(await child.ended).toBe(0);
});
