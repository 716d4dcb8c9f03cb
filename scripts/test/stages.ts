import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { filesWithValues } from "../build/find-values.ts";
import {
  type BuildInputs,
  computeFingerprint,
  readFingerprint,
  rebuildReason,
} from "../build/fingerprint.ts";
import { CliError, type Step } from "../process/terminal.ts";
import { biomeProgram, nextProgram, playwrightProgram, tscProgram } from "../programs/npm-programs.ts";
import {
  installPrograms,
  java,
  redis,
  requireProgram,
  type SystemProgram,
  testBrowser,
} from "../programs/system-packages.ts";
import { openTemporaryBackend } from "../servers/open-backend.ts";
import { countPlaywright, readReport } from "./reports.ts";
import { fromExitCode, fromReport, type Stage } from "./run-stages.ts";
import { runJest, runTool } from "./run-tool.ts";
import { TEST_DIST_DIR } from "./test-environment.ts";
import { E2E_REPORT, traceAdvice } from "./traces.ts";

const buildInputs: BuildInputs = {
  siteUrl: "http://localhost:3000",
  siteName: undefined,
  backend: "embedded",
};

export type TestStage = Stage & { programs?: SystemProgram[] };

export const lintStage: TestStage = {
  name: "lint",
  title: "Lint and format",
  async run(progress) {
    const { code, output } = await runTool([biomeProgram, "check"], progress);
    return fromExitCode(code, output);
  },
};

export const typesStage: TestStage = {
  name: "types",
  title: "Types",
  async run(progress) {
    const env = { NEXT_DIST_DIR: ".next" };
    const typegen = await runTool([nextProgram, "typegen"], progress, { env });
    if (typegen.code !== 0) return fromExitCode(typegen.code, typegen.output);
    const { code, output } = await runTool([tscProgram, "--noEmit", "-p", "."], progress);
    return fromExitCode(code, output);
  },
};

type TestSelection = {
  /** Default: all tests. */
  files?: string[];
  /** Prints the tool's output as it comes. */
  isShown?: boolean;
};

/** The variables that name programs to tests. Tests start the project's own programs a hundred times: those share compiled code. */
function variablesOf(programs: SystemProgram[]): Record<string, string> {
  const files = programs.map((program) => [program.variable, requireProgram(program, process.env)]);
  return { ...Object.fromEntries(files), NODE_COMPILE_CACHE: resolve(TEST_DIST_DIR, "cache", "compiled") };
}

export function unitStage({ files = [], isShown }: TestSelection = {}): TestStage {
  return {
    name: "unit",
    title: "Unit tests",
    after: ["next", "packages"],
    programs: [redis],
    run(progress) {
      const chosen = files.length > 0 ? ["--verbose", "--runTestsByPath", ...files] : ["^(?!.*lib/next/)"];
      return runJest(chosen, progress, { env: variablesOf([redis]), isShown });
    },
  };
}

/** After an upgrade of Next, its failures explain those of all other stages. */
export const nextStage: TestStage = {
  name: "next",
  title: "Assumptions about Next (lib/next)",
  run: (progress) => runJest(["/lib/next/"], progress),
};

export const buildStage: TestStage = {
  name: "build",
  title: "Production build",
  // Types write next-env.d.ts, too.
  after: ["next", "types"],
  async run(progress) {
    progress.update("against the embedded backend");
    const backend = await openTemporaryBackend(process.env);
    const revalidateSecret = randomBytes(32).toString("base64url");
    await buildSite({
      backend: backend.access,
      inputs: buildInputs,
      revalidateSecret,
      distDir: TEST_DIST_DIR,
      progress,
    });
    await backend.close();
    const { url, username, password } = backend.access;
    const leaks = filesWithValues(TEST_DIST_DIR, [new URL(url).host, username, password, revalidateSecret]);
    return fromExitCode(leaks.length, `These files of the build contain a secret: ${leaks.join(", ")}`);
  },
};

/** The build stage, unless the build of the last run is still the one that would be made now. */
export function buildStageIfNeeded(): TestStage[] {
  const reason = rebuildReason(TEST_DIST_DIR, computeFingerprint(buildInputs));
  return reason ? [{ ...buildStage, title: `${buildStage.title} (${reason})` }] : [];
}

export function e2eStage({ files = [], isShown }: TestSelection = {}): TestStage {
  const programs = [testBrowser, java, redis];
  return {
    name: "e2e",
    title: "End-to-end tests",
    // Beside unit tests the browser tests would compete for the CPU, and a failed unit test shows sooner.
    after: ["next", "lint", "types", "unit", "packages", "build"],
    programs,
    async run(progress) {
      if (!readFingerprint(TEST_DIST_DIR))
        throw new CliError("There is no build to test. Run: npm test -- --only build,e2e");
      const env = variablesOf(programs);
      rmSync(E2E_REPORT, { force: true });
      const args = [playwrightProgram, "test", "--config=e2e/playwright.config.ts", ...files];
      const { code, output } = await runTool(args, progress, { env, isShown });
      const result = fromReport(readReport(E2E_REPORT, countPlaywright), code, output);
      if (result.failed > 0) await recordTraces(args, env, progress);
      return { ...result, output: `${result.output}\n${traceAdvice()}` };
    },
  };
}

/** Recording every test would slow down the whole run: repeats a few failed ones. The verdict is that of the first run. */
async function recordTraces(args: string[], env: Partial<NodeJS.ProcessEnv>, progress: Step): Promise<void> {
  const options = ["--last-failed", "--trace=on", "--max-failures=5", "--reporter=line"];
  await runTool([...args, ...options], progress, { env });
}

/** Installs programs that npm does not. */
export function packagesStage(programs: SystemProgram[]): TestStage {
  return {
    name: "packages",
    title: `System packages (${programs.map(({ package: name }) => name).join(", ")})`,
    async run(progress) {
      await installPrograms(programs, process.env, progress);
      return { passed: 0, failed: 0 };
    },
  };
}
