/** Another build from the compiled code of the build under test: its pages are rendered again, with another backend. */
import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { relative } from "node:path";
import { promisify } from "node:util";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";
import { publicOrigin } from "../content/routes.ts";
import { copiesDir, removeCopy } from "./build-copy.ts";

const run = promisify(execFile);

/**
 * @param name of the build's folder
 * @param variables of the environment; they name the backend
 * @returns the value for NEXT_DIST_DIR
 */
export async function generateBuild(name: string, variables: Record<string, string>): Promise<string> {
  const distDir = `${copiesDir}/${name}`;
  removeCopy(distDir);
  const compiled = process.env.NEXT_DIST_DIR || ".next";
  cpSync(compiled, distDir, {
    recursive: true,
    filter: (file) => relative(compiled, file) !== "cache" && !/\.(?:html|rsc|body|meta)$/.test(file),
  });
  await run(process.execPath, [nextProgram, "build", "--experimental-build-mode", "generate"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_DIST_DIR: distDir,
      SITE_URL: publicOrigin,
      ...variables,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return distDir;
}
