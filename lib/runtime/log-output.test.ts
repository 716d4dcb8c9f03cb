import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Runs code in a process whose output is logged. Returns its lines, parsed; each has to be JSON. */
function run(code: string) {
  const start = `import { logAllOutput } from ${JSON.stringify(join(__dirname, "log-output.ts"))};
    let isReady = false;
    logAllOutput(() => isReady);
    ${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", start], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n").filter(Boolean);
  return { status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it("logs what is printed, with its level and without decoration", () => {
  const { status, lines } = run(`
    console.log("   \\x1b[32m✓\\x1b[39m Ready in %d ms", 12);
    console.warn("\\x1b[33m⚠\\x1b[39m", "deprecated");
    console.log("");
    process.stdout.write("one\\ntwo\\n");
    process.stderr.write(Buffer.from("Environment: PORT is not a number.\\n"));
  `);
  expect(status).toBe(0);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, "Ready in 12 ms"],
    [40, "deprecated"],
    [30, "one\ntwo"],
    [50, "Environment: PORT is not a number."],
  ]);
});

it("logs errors with message and stack", () => {
  const { lines } = run(`
    const error = Object.assign(new TypeError("no list", { cause: new Error("socket") }), { digest: "123" });
    console.error("\\x1b[31m⨯\\x1b[39m", error);
    console.error("⨯ Error: a stack as text\\n    at render (page.js:1)\\n    at next.js:2");
    process.emitWarning("old call", "DeprecationWarning");
  `);
  const stack = expect.stringMatching(/^TypeError: no list\n +at .*digest: '123'.*socket/s);
  expect(lines).toMatchObject([
    { level: 50, msg: "TypeError: no list", stack },
    { level: 50, msg: "Error: a stack as text", stack: expect.stringContaining("at render") },
    { level: 40, msg: "old call", err: { stack: expect.stringContaining("DeprecationWarning") } },
  ]);
});

it("leaves out errors of an outage, which the client of the backend has logged, unless one is the cause of another", () => {
  const { lines } = run(`
    const logged = Object.assign(new Error("Network Error"), { digest: "backend: Network Error" });
    console.error(logged);
    console.error("⨯", logged);
    console.error(Object.assign(new Error("Network Error"), { ...logged, stack: "Error: Network Error" }));
    console.error("other", new Error("no page", { cause: logged }));
    const dynamic = (reason) =>
      console.error("⨯", new Error("Dynamic server usage: Route /sitemap.xml couldn't be rendered statically because it used " + reason));
    dynamic("IO that was not cached. See more info here: https://nextjs.org");
    dynamic("cookies");
  `);
  expect(lines.map(({ msg }) => msg)).toEqual(["other Error: no page", expect.stringContaining("cookies")]);
});

it("logs the same failure of many pages and images once, and how many followed", () => {
  const { lines } = run(`
    for (let page = 0; page < 100; page++) console.error("⨯", new Error("failed to render /news/" + page));
    for (let image = 0; image < 50; image++) console.error("⨯ upstream image response failed for", "/files/" + image + ".png", 502);
  `);
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ["Error: failed to render /news/0", undefined],
    ["upstream image response failed for /files/0.png 502", undefined],
    ["Error: failed to render /news/99", 99],
    ["upstream image response failed for /files/49.png 502", 49],
  ]);
});

it("logs an uncaught exception or rejection as fatal, which ends a process that is not ready", () => {
  for (const code of ['throw new Error("gone")', 'Promise.reject(new Error("gone"))']) {
    const { status, lines } = run(`setTimeout(() => {}, 5_000); ${code};`);
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ level: 60, msg: "uncaught exception", err: { message: "gone" } }]);
  }
  const { status, lines } = run(`
    isReady = true;
    setTimeout(() => { throw new Error("late"); }, 1);
    setTimeout(() => console.log("still running"), 50);
  `);
  expect(status).toBe(0);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [60, "uncaught exception"],
    [30, "still running"],
  ]);
});
