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
  // Jest's own options are not for these programs.
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

const server = (responseDelayMs: number) => `
  import { createServer } from "node:http";
  const server = createServer((request, response) => {
    console.log("requested");
    setTimeout(() => response.end("whole response"), ${responseDelayMs});
  });
  process.on("SIGTERM", () => server.close(() => process.exit(0)));
  server.listen(0, "127.0.0.1", () => { console.log(server.address().port); console.log("up"); });
`;

test("a program that cannot be started counts as ended", async () => {
  const child = startChild({ name: "none", program: join(folder, "none"), args: [], onLine: () => {} });
  expect(await child.ended).toBe(1);
  expect(child.ending).toContain("ENOENT");
});

test("a program that ignores SIGTERM is killed", async () => {
  const child = await start(
    "stubborn",
    `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up");`,
  );
  await stop(child, 200);
  expect(child.ending).toBe("SIGKILL");
});

test("a stopped server finishes its open request and does not wait for idle connections", async () => {
  const child = await start("server", server(300), true);
  const url = `http://127.0.0.1:${child.tail[0]}`;
  const response = fetch(url).then((response) => response.text());
  while (!child.tail.includes("requested")) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop(child);
  expect(await response).toBe("whole response");
  expect(child.ending).toBe("exit code 0");
});

test("a server exits when its standard input is closed", async () => {
  const child = await start("left", server(0), true);
  child.process.stdin?.destroy();
  expect(await child.ended).toBe(0);
});
