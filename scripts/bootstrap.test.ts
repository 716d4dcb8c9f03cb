import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A stub of npm that logs its arguments and installs one package and a Node. */
const NPM = `#!/bin/sh
echo "$*" >> calls
if [ "$1" = ci ] && [ -f ci-fails ]; then cat ci-fails >&2; exit 1; fi
mkdir -p node_modules/.bin
cp package-lock.json node_modules/.package-lock.json
ln -sf "${process.execPath}" node_modules/.bin/node
`;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bootstrap-"));
  for (const folder of ["scripts", "bin"]) mkdirSync(join(root, folder));
  copyFileSync("scripts/bootstrap.mjs", join(root, "scripts", "bootstrap.mjs"));
  write("bin/npm", NPM);
  chmodSync(join(root, "bin", "npm"), 0o755);
  lock("1.0.0");
  write("script.ts", `console.log("ran", ...process.argv.slice(2)); process.exitCode = 7;`);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(join(root, file), content);
const calls = () =>
  existsSync(join(root, "calls")) ? readFileSync(join(root, "calls"), "utf8").split("\n") : [];
const environment = () => ({ ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env.PATH}` });

function lock(version: string): void {
  const packages = {
    "": {},
    "node_modules/a": { version },
    "node_modules/other-os": { version, optional: true },
  };
  write("package-lock.json", JSON.stringify({ packages }));
}

function run(...args: string[]) {
  const all = [join(root, "scripts", "bootstrap.mjs"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    env: environment(),
    cwd: tmpdir(),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("installs missing packages, says so, then runs the script with its arguments and its exit code", () => {
  const { status, stdout } = run("script.ts", "--a", "b c");
  expect(stdout).toMatch(/^Installing packages \(npm ci\)/);
  expect(stdout).toMatch(/ran --a b c\n$/);
  expect(status).toBe(7);
});

test("installs again when the lockfile has changed, and only then", () => {
  run("script.ts");
  expect(run("script.ts").stdout).toBe("ran\n");
  lock("1.0.1");
  expect(run("script.ts").stdout).toContain("Installing");
  expect(calls().filter((call) => call.startsWith("ci"))).toHaveLength(2);
});

test.each(["start", "serve"])("npm run %s does without development packages, npm test does not", (name) => {
  spawnSync(join(root, "bin", "npm"), ["ci"], { cwd: root });
  const packages = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "1.0.0", dev: true },
  };
  write("package-lock.json", JSON.stringify({ packages }));
  write(`scripts/${name}.ts`, `console.log("ran");`);
  expect(run(`scripts/${name}.ts`).stdout).toBe("ran\n");
  write("scripts/test.ts", "");
  expect(run("scripts/test.ts").stdout).toContain("Installing");
  expect(calls()).toContainEqual(expect.stringContaining("ci --include=dev"));
});

test("who has the development packages keeps them when the lockfile has changed", () => {
  run("scripts/test.ts");
  mkdirSync(join(root, "node_modules", "jest"), { recursive: true });
  lock("1.0.1");
  run("script.ts");
  expect(calls().filter((call) => call.startsWith("ci"))).toEqual([
    expect.stringContaining("ci --include=dev"),
    expect.stringContaining("ci --include=dev"),
  ]);
});

test("a failed installation prints npm's last lines and what to do", () => {
  write("ci-fails", "npm error network\n");
  const { status, stderr } = run("script.ts");
  expect(status).toBe(1);
  expect(stderr).toBe(
    "npm error network\nnpm could not install the packages. Check the network and the lines above, then try again.\n",
  );
});

test("a lockfile without this system's packages is no reason to fail", () => {
  write("ci-fails", "npm error `npm ci` can only install packages when both files are in sync\n");
  expect(run("script.ts").stdout).toMatch(/ran\n$/);
  expect(calls().some((call) => call.startsWith("install --no-save"))).toBe(true);
});

test("forwards a signal and waits for the script to exit", async () => {
  write(
    "script.ts",
    `process.on("SIGTERM", () => { console.log("bye"); process.exit(5); }); setInterval(() => {}, 99); console.log("up");`,
  );
  const child = spawn(process.execPath, [join(root, "scripts", "bootstrap.mjs"), "script.ts"], {
    env: environment(),
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    if (output.includes("up\n")) child.kill("SIGTERM");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(code).toBe(5);
  expect(output).toContain("bye");
});

test("stops the script when npm is killed and its shell stays", async () => {
  write(
    "script.ts",
    `process.on("SIGTERM", () => { console.log("bye"); process.exit(5); }); setInterval(() => {}, 99); console.log("up");`,
  );
  const command = `"${process.execPath}" "${join(root, "scripts", "bootstrap.mjs")}" script.ts; exit`;
  const source = `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(command)}], { stdio: "inherit" })`;
  const npm = spawn(process.execPath, ["-e", source], {
    env: { ...environment(), npm_lifecycle_event: "start" },
  });
  let output = "";
  npm.stdout.on("data", (chunk) => {
    output += chunk;
    if (output.includes("up\n")) npm.kill("SIGKILL");
  });
  // The output is closed when the last process has ended.
  await new Promise((resolve) => npm.on("close", resolve));
  expect(npm.signalCode).toBe("SIGKILL");
  expect(output).toContain("bye");
});
