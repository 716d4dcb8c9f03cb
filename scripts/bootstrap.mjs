/**
 * Runs one of the project's scripts with the project's own Node.
 *
 *   node scripts/bootstrap.mjs scripts/start.ts [arguments]
 *
 * This file must work on Node 20 and without node_modules: it installs missing packages first. The `node` package
 * is a current Node, which runs TypeScript files without a build.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MIN_NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, "node_modules", ".bin");
const lockfile = join(root, "package-lock.json");
const installedHashFile = join(root, "node_modules", ".cache", "installed-lockfile");

let stopSignal;

process.chdir(root);
const [target, ...rest] = process.argv.slice(2);
if (!target) fail("Usage: node scripts/bootstrap.mjs <script> [arguments]");
// `dependencies` build and serve the site; tests, the linter and maintainers' tools need the others, half of all. Who has them keeps them.
const needsDevPackages =
  /(?:^|\/)(?:test|test-cms)\.ts$|^tools\/|biome/.test(target) ||
  existsSync(join(root, "node_modules", "jest"));

if (!isInstalled()) await install();
let node = usableNode();
if (!node) node = await repairNode();
await runTarget(node);

/** Compares node_modules with package-lock.json. */
function isInstalled() {
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  if (existsSync(installedHashFile) && readFileSync(installedHashFile, "utf8") === lockfileHash())
    return true;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages ?? {};
  const locked = Object.entries(JSON.parse(readFileSync(lockfile, "utf8")).packages ?? {});
  const missing = locked.some(([path, { version, optional, dev }]) => {
    if (path === "" || optional || (dev && !needsDevPackages)) return false;
    return installed[path]?.version !== version;
  });
  if (!missing && needsDevPackages) rememberInstall();
  return !missing;
}

function lockfileHash() {
  return createHash("sha256").update(readFileSync(lockfile)).digest("hex");
}

function rememberInstall() {
  mkdirSync(dirname(installedHashFile), { recursive: true });
  writeFileSync(installedHashFile, lockfileHash());
}

async function install() {
  const options = [
    needsDevPackages ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  let errorOutput = await npm(["ci", ...options], "Installing packages (npm ci)");
  if (errorOutput?.includes("in sync")) {
    console.log(
      "package-lock.json lacks packages of this system. npm installs the listed versions and adds the missing ones.",
    );
    errorOutput = await npm(["install", "--no-save", ...options], "Installing packages (npm install)");
  }
  if (errorOutput !== undefined) {
    console.error(lastLines(errorOutput));
    fail("npm could not install the packages. Check the network and the lines above, then try again.");
  }
  if (needsDevPackages) rememberInstall();
}

/** The project's Node, or the machine's own if it is new enough. */
function usableNode() {
  return [join(binaries, "node"), process.execPath].find((path) => {
    const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    return Number.parseInt(stdout?.slice(1) ?? "", 10) >= MIN_NODE_MAJOR;
  });
}

/** The install script of `node` downloads the binary; npm may be configured to skip install scripts. */
async function repairNode() {
  const rebuild = ["rebuild", "node", "--ignore-scripts=false"];
  const errorOutput = await npm([...rebuild, "--loglevel=error"], "Installing Node (npm rebuild node)");
  if (errorOutput !== undefined) console.error(lastLines(errorOutput));
  const advice = `Node ${MIN_NODE_MAJOR} is missing in node_modules. Run "npm ${rebuild.join(" ")}", or install Node ${MIN_NODE_MAJOR} on this machine.`;
  return usableNode() ?? fail(advice);
}

/** Runs npm and shows its progress. Returns undefined, or its output on failure. */
async function npm(args, title) {
  const startedAt = Date.now();
  const isLive = process.stdout.isTTY;
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const show = () =>
    process.stdout.write(isLive ? `\r\x1b[2K${title}… ${seconds()}` : `${title}… ${seconds()}\n`);
  process.stdout.write(`${title}…${isLive ? "" : "\n"}`);
  const timer = setInterval(show, isLive ? 1000 : 15_000);
  // npm replaces node_modules, so it must not run on the Node in there.
  const isOutside = (entry) => !entry.endsWith(join("node_modules", ".bin"));
  const PATH = (process.env.PATH ?? "").split(delimiter).filter(isOutside).join(delimiter);
  const child = spawn("npm", args, { env: { ...process.env, PATH }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const { code, signal, error } = await ended(child);
  clearInterval(timer);
  if (isLive) process.stdout.write("\r\x1b[2K");
  if (stopSignal) process.exit(128 + constants.signals[signal ?? stopSignal]);
  if (code !== 0) return error?.message ?? output;
  console.log(`${title}: done in ${seconds()}`);
}

function lastLines(output) {
  return output.trimEnd().split("\n").slice(-15).join("\n");
}

async function runTarget(path) {
  const env = {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`,
    BOOTSTRAP_PID: String(process.pid),
  };
  const child = spawn(path, [target, ...rest], { env, stdio: "inherit" });
  const { code, signal, error } = await ended(child);
  if (error) fail(`${path} does not start (${error.message}). Run "npm rebuild node", then try again.`);
  process.exit(signal ? 128 + constants.signals[signal] : code);
}

/** Waits for a child and forwards signals to it. */
function ended(child) {
  const forward = (signal) => {
    stopSignal = signal;
    child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  // npm sends SIGTERM to the shell it started this process with, and the shell exits without forwarding it. When npm is
  // killed, the shell stays, with another parent.
  const parent = process.ppid;
  const grandparent = parentOfShell(parent);
  const stopIfOrphaned = () =>
    (process.ppid !== parent || parentOfShell(parent) !== grandparent) && forward("SIGTERM");
  const watch = process.env.npm_lifecycle_event ? setInterval(stopIfOrphaned, 200) : undefined;
  return new Promise((resolve) => {
    const finish = (result) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(result);
    };
    child.on("error", (error) => finish({ error }));
    child.on("close", (code, signal) => finish({ code, signal }));
  });
}

/** The parent of a process that is a shell; undefined for another program, and where there is no /proc. */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return /^(?:ba|da|z)?sh$/.test(name) ? parent : undefined;
  } catch {
    return undefined;
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
