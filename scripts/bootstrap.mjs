/**
 * Runs one of the project's scripts with the Node that the project brings along.
 *
 *   node scripts/bootstrap.mjs scripts/start.ts [arguments]
 *
 * This file must work on Node 20 and without node_modules: it installs what is missing first. The `node` package
 * in the dependencies is a current Node, which runs TypeScript files as they are.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, "node_modules", ".bin");
const lockfile = join(root, "package-lock.json");
const stamp = join(root, "node_modules", ".cache", "installed-lockfile");

let stopped;

process.chdir(root);
const [target, ...rest] = process.argv.slice(2);
if (!target) giveUp("Usage: node scripts/bootstrap.mjs <script> [arguments]");
// A server may have been installed with `npm ci --omit=dev`: that is enough to serve a site.
const developing = !target.endsWith("serve.ts");

if (!isInstalled()) await install();
let node = usableNode();
if (!node) node = await repairNode();
await runTarget(node);

/** Whether node_modules is what package-lock.json asks for. */
function isInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()) return true;
  const have = JSON.parse(readFileSync(installed, "utf8")).packages ?? {};
  const want = Object.entries(JSON.parse(readFileSync(lockfile, "utf8")).packages ?? {});
  const missing = want.some(([path, { version, optional, dev }]) => {
    if (path === "" || optional || (dev && !developing)) return false;
    return have[path]?.version !== version;
  });
  if (!missing && developing) remember();
  return !missing;
}

function fingerprint() {
  return createHash("sha256").update(readFileSync(lockfile)).digest("hex");
}

function remember() {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

async function install() {
  const quiet = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  let failure = await npm(["ci", ...quiet], "Installing packages (npm ci)");
  if (failure?.includes("in sync")) {
    console.log(
      "package-lock.json is not complete for this npm. What it does list is still what gets installed.",
    );
    failure = await npm(["install", "--no-save", ...quiet], "Installing packages (npm install)");
  }
  if (failure !== undefined) {
    console.error(lastLines(failure));
    giveUp("npm could not install the packages. Check the network and the lines above, then try again.");
  }
  remember();
}

/** A Node that is new enough: the installed one, or else the machine's own. */
function usableNode() {
  return [join(binaries, "node"), process.execPath].find((path) => {
    const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    return Number.parseInt(stdout?.slice(1) ?? "", 10) >= NEEDED_NODE;
  });
}

/** npm can be set not to run install scripts; the one of `node` puts the binary in its place. */
async function repairNode() {
  const rebuild = ["rebuild", "node", "--ignore-scripts=false"];
  const failure = await npm(
    [...rebuild, "--loglevel=error"],
    "Putting Node into node_modules (npm rebuild node)",
  );
  if (failure !== undefined) console.error(lastLines(failure));
  const advice = `Node ${NEEDED_NODE} is missing in node_modules. Run "npm ${rebuild.join(" ")}", or use Node ${NEEDED_NODE} itself.`;
  return usableNode() ?? giveUp(advice);
}

/** Runs npm with a line that says so. Returns undefined, or its output when it fails. */
async function npm(args, title) {
  const begun = Date.now();
  const live = process.stdout.isTTY;
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const show = () =>
    process.stdout.write(live ? `\r\x1b[2K${title}… ${seconds()}` : `${title}… ${seconds()}\n`);
  process.stdout.write(`${title}…${live ? "" : "\n"}`);
  const clock = setInterval(show, live ? 1000 : 15_000);
  // npm removes node_modules while it works: it must not run on the Node in there.
  const outside = (entry) => !entry.endsWith(join("node_modules", ".bin"));
  const PATH = (process.env.PATH ?? "").split(delimiter).filter(outside).join(delimiter);
  const child = spawn("npm", args, { env: { ...process.env, PATH }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const { code, signal, error } = await ended(child);
  clearInterval(clock);
  if (live) process.stdout.write("\r\x1b[2K");
  if (stopped) process.exit(128 + constants.signals[signal ?? stopped]);
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
  if (error) giveUp(`${path} does not start (${error.message}). Run "npm rebuild node" and try again.`);
  process.exit(signal ? 128 + constants.signals[signal] : code);
}

/** Waits for a child; signals that reach this process are passed on to it. */
function ended(child) {
  const pass = (signal) => {
    stopped = signal;
    child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  // npm hands SIGTERM to the shell between it and us, and the shell dies of it without passing it on.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && pass("SIGTERM");
  const watch = process.env.npm_lifecycle_event ? setInterval(orphaned, 200) : undefined;
  return new Promise((resolve) => {
    const finish = (result) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, pass);
      resolve(result);
    };
    child.on("error", (error) => finish({ error }));
    child.on("close", (code, signal) => finish({ code, signal }));
  });
}

function giveUp(line) {
  console.error(line);
  process.exit(1);
}
