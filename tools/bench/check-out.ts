/** The two versions on the disk: this checkout, and another commit in a folder of its own, each with a finished build. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { computeFingerprint, readFingerprint } from "../../scripts/build/fingerprint.ts";
import { startChild } from "../../scripts/process/child.ts";
import { CliError, step } from "../../scripts/process/terminal.ts";
import { publicOrigin } from "../../testing/content/routes.ts";

/** Separate from `.next`, which another process may be serving. */
export const distDir = ".next-bench";

const folder = ".bench";
/** Finished builds that stay on the disk. */
const maxCheckouts = 3;

export function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** The folder of a commit below `.bench`, with node_modules where the lockfile is the same; else its own scripts install them. */
export function checkOut(commit: string): string {
  const root = resolve(folder, commit.slice(0, 12));
  git("worktree", "prune");
  if (!existsSync(root)) {
    git("worktree", "add", "--detach", "--quiet", root, commit);
    removeOldCheckouts(root);
  }
  const lockfiles = [root, "."].map((each) => readFileSync(join(each, "package-lock.json"), "utf8"));
  if (!existsSync(join(root, "node_modules")) && lockfiles[0] === lockfiles[1])
    execFileSync("cp", ["-al", "node_modules", join(root, "node_modules")]);
  return root;
}

function removeOldCheckouts(current: string): void {
  const age = (root: string) => statSync(root).mtimeMs;
  const others = globSync(`${folder}/*/.git`).map((file) => resolve(file, ".."));
  const old = others.filter((root) => root !== current).sort((a, b) => age(b) - age(a));
  for (const root of old.slice(maxCheckouts - 1)) git("worktree", "remove", "--force", root);
}

/** The environment of a version's own scripts, without the settings of this machine. */
export function scriptEnvironment(values: Record<string, string>): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  // Also in place of the `.env` of this checkout.
  const settings = resolve(folder, "empty.env");
  writeFileSync(settings, "");
  return {
    ...process.env,
    ENV_FILE: settings,
    NEXT_DIST_DIR: distDir,
    SITE_URL: publicOrigin,
    ...values,
  };
}

/** Builds a version with its own scripts and the content of this checkout, unless that has been done. */
export async function buildVersion(root: string, name: string): Promise<void> {
  const key = keyOf(root);
  const keyFile = join(root, distDir, "bench-key");
  const isBuilt = readFingerprint(join(root, distDir)) && existsSync(keyFile);
  if (isBuilt && readFileSync(keyFile, "utf8") === key) return;
  const progress = step(`Building ${name}`);
  const child = startChild({
    name: "The build",
    args: ["scripts/bootstrap.mjs", "scripts/build.ts"],
    cwd: root,
    env: scriptEnvironment({ CONTENT_DIR: resolve("backend/content") }),
    onLine: (line) => progress.update(line),
  });
  const code = await keepConfigs(root, () => child.ended);
  if (code !== 0) {
    progress.stop();
    throw new CliError(
      `${child.tail.slice(-30).join("\n")}\nThe build of ${name} failed. Choose a commit with --against.`,
    );
  }
  writeFileSync(keyFile, key);
  progress.done();
}

/** Puts two files back after a build: Next adds the types of the build's folder to them. */
export async function keepConfigs<T>(root: string, build: () => Promise<T>): Promise<T> {
  const paths = ["tsconfig.json", "next-env.d.ts"].map((file) => join(root, file));
  const files = paths
    .filter((path) => existsSync(path))
    .map((path) => ({ path, content: readFileSync(path) }));
  try {
    return await build();
  } finally {
    for (const { path, content } of files)
      if (!readFileSync(path).equals(content)) writeFileSync(path, content);
  }
}

/** Tells which sources and content a build has. */
function keyOf(root: string): string {
  const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };
  const hash = createHash("sha256").update(computeFingerprint(inputs, root).sources);
  for (const file of globSync("backend/content/*.json").sort()) hash.update(readFileSync(file));
  return hash.digest("hex");
}
