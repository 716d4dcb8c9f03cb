import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../process/child.ts";
import { CliError, step } from "../process/terminal.ts";
import { nextProgram } from "../programs/npm-programs.ts";

/** What the admin is compiled from. */
const sources = ["cms/{app,content}/**/*.{ts,tsx,js,css}", "cms/payload.config.ts", "cms/*.{mjs,json}"];

/** Builds the admin unless its sources are those of the last build. @throws CliError with the output of a failed build */
export async function buildCms(env: NodeJS.ProcessEnv): Promise<void> {
  const builtFrom = join("cms", env.CMS_DIST_DIR || ".next", "built-from");
  const hash = hashSources();
  if (existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === hash) return;
  rmSync(builtFrom, { force: true });
  const progress = step("Building the admin of the CMS");
  const onLine = (line: string) => line.trim() && progress.update(line.trim());
  const child = startChild({ name: "The build", args: [nextProgram, "build"], cwd: "cms", env, onLine });
  if ((await child.ended) !== 0)
    throw new CliError(`${child.tail.join("\n")}\nThe build failed (${child.ending}), see above.`);
  writeFileSync(builtFrom, hash);
  progress.done();
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources).sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest("hex");
}
