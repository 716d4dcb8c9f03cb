import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { readFingerprint } from "../build/fingerprint.ts";
import { startChild } from "../process/child.ts";
import { CliError, type Step } from "../process/terminal.ts";
import { chromiumAdvice, findTestBrowser } from "../programs/chromium.ts";
import { findJava, javaAdvice } from "../programs/java.ts";
import {
  biomeProgram,
  jestProgram,
  nextProgram,
  playwrightProgram,
  tscProgram,
} from "../programs/npm-programs.ts";
import { findRedis, redisAdvice } from "../programs/redis.ts";
import { openTemporaryBackend } from "../servers/open-backend.ts";
import { generateMissingSecrets } from "../settings/settings.ts";
import { countJest, countPlaywright, readReport } from "./reports.ts";
import { fromExitCode, fromReport, type Stage } from "./stages.ts";
import { TEST_DIST_DIR } from "./test-environment.ts";

/** The stages of `npm test`, in their order. */
export const stages: Stage[] = [
  { name: "lint", title: "Lint and format", run: lint },
  { name: "types", title: "Types", run: types },
  { name: "unit", title: "Unit tests", run: unit },
  { name: "build", title: "Production build", run: build },
  { name: "e2e", title: "End-to-end tests", run: e2e },
];

async function lint(progress: Step) {
  const { code, output } = await run([biomeProgram, "check"], progress);
  return fromExitCode(code, output);
}

async function types(progress: Step) {
  // Route types of pages that are gone would be errors.
  for (const folder of [TEST_DIST_DIR, ".next"])
    rmSync(join(folder, "dev", "types"), { recursive: true, force: true });
  rmSync(join(TEST_DIST_DIR, "types"), { recursive: true, force: true });
  const env = { ...process.env, NEXT_DIST_DIR: ".next" };
  const typegen = await run([nextProgram, "typegen"], progress, env);
  if (typegen.code !== 0) return fromExitCode(typegen.code, typegen.output);
  const { code, output } = await run([tscProgram, "--noEmit", "-p", "."], progress);
  return fromExitCode(code, output);
}

async function unit(progress: Step) {
  return withReport(async (file) => {
    // Some packages are ES modules only, and Jest loads those through node:vm.
    const node = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
    const args = [...node, jestProgram, "--ci", "--json", `--outputFile=${file}`];
    const env = { ...process.env, NEXT_DIST_DIR: "", REDIS_SERVER_PATH: requireRedis() };
    const { code, output } = await run(args, progress, env);
    return fromReport(readReport(file, countJest), code, output);
  });
}

async function build(progress: Step) {
  progress.update("against the embedded backend");
  const backend = await openTemporaryBackend(process.env);
  const inputs = { siteUrl: "http://localhost:3000", siteName: undefined, backend: "embedded" };
  const revalidateSecret = generateMissingSecrets({}).REVALIDATE_SECRET;
  await buildSite({ backend: backend.access, inputs, revalidateSecret, distDir: TEST_DIST_DIR, progress });
  await backend.close();
  return fromExitCode(0, "");
}

async function e2e(progress: Step) {
  if (!readFingerprint(TEST_DIST_DIR))
    throw new CliError("There is no build to test. Run: npm test -- --only build,e2e");
  const chromium = findTestBrowser(process.env);
  if (!chromium) throw new CliError(chromiumAdvice(process.env));
  const java = findJava(process.env);
  if (!java) throw new CliError(javaAdvice(process.env));
  const redis = requireRedis();
  if (!existsSync("e2e/playwright.config.ts")) throw new CliError("e2e/playwright.config.ts is missing.");
  return withReport(async (file) => {
    const args = [playwrightProgram, "test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JAVA_PATH: java,
      REDIS_SERVER_PATH: redis,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { code, output } = await run(args, progress, env);
    return fromReport(readReport(file, countPlaywright), code, output);
  });
}

function requireRedis(): string {
  const redis = findRedis(process.env);
  if (!redis) throw new CliError(redisAdvice(process.env));
  return redis;
}

async function run(args: string[], progress: Step, env: NodeJS.ProcessEnv = process.env) {
  const onLine = (line: string) => line.trim() && progress.update(line.trim());
  const child = startChild({ name: args[0] ?? "", args, env, onLine });
  const code = await child.ended;
  return { code, output: child.tail.join("\n") };
}

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
