/** The two versions on the disk: this checkout, and another commit in a folder of its own, each with a finished build. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { computeFingerprint, rebuildReason } from "../../scripts/build/fingerprint.ts";
import { startChild } from "../../scripts/process/child.ts";
import { CliError, step } from "../../scripts/process/terminal.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { linkPackages } from "../../testing/sites/repository-copy.ts";

/** Separate from `.next`, which another process may be serving. */
export const distDir = ".next-bench";

const folder = ".bench";

/** Runs git, and returns what it prints. */
type Git = (...args: string[]) => string;

export const git: Git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/**
 * Compares the working tree (`undefined`) with HEAD where it differs, else HEAD with the commit before. The text in docs/ is not
 * measured: a change of it alone leaves HEAD the version to measure.
 * @throws CliError when the commit does not exist
 */
export function chooseVersions(run: Git, against?: string): { now: string | undefined; before: string } {
  const isDirty = run("status", "--porcelain", "--", ".", ":!docs").trim() !== "";
  const commitOf = (name: string) => {
    try {
      return run("rev-parse", "--verify", "--quiet", `${name}^{commit}`).trim();
    } catch {
      throw new CliError(`There is no commit ${name}. Name another one with --against.`);
    }
  };
  return {
    now: isDirty ? undefined : commitOf("HEAD"),
    before: commitOf(against ?? (isDirty ? "HEAD" : "HEAD~1")),
  };
}

/** The folder of a commit below `.bench`, with node_modules where the lockfile is the same; else its own scripts install them. */
export function checkOut(commit: string): string {
  const root = resolve(folder, commit.slice(0, 12));
  git("worktree", "prune");
  for (const file of globSync(`${folder}/*/.git`))
    if (resolve(file, "..") !== root) git("worktree", "remove", "--force", resolve(file, ".."));
  if (!existsSync(root)) git("worktree", "add", "--detach", "--quiet", root, commit);
  const [one, other] = [root, "."].map((each) => readFileSync(join(each, "package-lock.json"), "utf8"));
  if (!existsSync(join(root, "node_modules")) && one === other) linkPackages(root);
  return root;
}

/** Builds a version with its own scripts and the content of this checkout, unless that has been done. */
export async function buildVersion(root: string, name: string): Promise<void> {
  const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };
  if (!rebuildReason(join(root, distDir), computeFingerprint(inputs, root))) return;
  const progress = step(`Building ${name}`);
  const settings = { ENV_FILE: "/dev/null", NEXT_DIST_DIR: distDir, SITE_URL: publicOrigin };
  const child = startChild({
    name: "The build",
    args: ["scripts/bootstrap.mjs", "scripts/build.ts"],
    cwd: root,
    env: { ...process.env, ...settings, CONTENT_DIR: resolve("backend/content") },
    onLine: (line) => progress.update(line),
  });
  if ((await child.ended) !== 0) {
    progress.stop();
    throw new CliError(
      `${child.tail.slice(-30).join("\n")}\nThe build of ${name} failed. Choose a commit with --against.`,
    );
  }
  progress.done();
}
