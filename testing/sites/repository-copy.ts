/** Copies of the repository that a test or a tool may change and build. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Copies what git knows or would add, as it is now. */
export function copyRepository(target: string): void {
  rmSync(target, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name && existsSync(name)))
    cpSync(file, join(target, file));
  linkPackages(target);
}

/** Hard links, but for what builds write there. */
export function linkPackages(root: string): void {
  const target = join(root, "node_modules");
  execFileSync("cp", ["-al", "node_modules", target]);
  rmSync(join(target, ".cache"), { recursive: true, force: true });
}
