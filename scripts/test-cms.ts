/** `npm run test:cms`: what can be checked about the CMS, and with `--slow` the tasks of editors. `npm test` needs and installs none of it. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { buildCms } from "./cms/build-cms.ts";
import { installCms } from "./cms/install-cms.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { info } from "./process/terminal.ts";
import { tscProgram } from "./programs/npm-programs.ts";
import { findMissing, postgres, requireProgram, testBrowser } from "./programs/system-packages.ts";
import { fromExitCode, fromReport, runStages, type Stage, summary } from "./test/run-stages.ts";
import { runTool } from "./test/run-tool.ts";
import { buildStageIfNeeded, packagesStage } from "./test/stages.ts";
import { resetEnvironment } from "./test/test-environment.ts";

const HELP = `Usage: npm run test:cms [-- --slow or files]

npm run test:cms                                everything but the slow tasks
npm run test:cms -- --slow                      the tasks of editors, with the clicks that each takes
npm run test:cms -- cms/test/clicks.test.ts     one file, or several`;

const sets = { everyday: "cms/test/*.test.ts", slow: "cms/test/tasks/*.slow.test.ts" };

/** Ends a test or a hook that hangs, several times as long as the longest one takes; no claim depends on it. */
const hangMs = 600_000;

const types: Stage = {
  name: "types",
  title: "Types of the CMS",
  async run(progress) {
    const { code, output } = await runTool([tscProgram, "--noEmit", "-p", "cms"], progress);
    return fromExitCode(code, output);
  },
};

const admin: Stage = {
  name: "admin",
  title: "Admin of the CMS",
  run: () => buildCms().then(() => ({ passed: 1, failed: 0 })),
};

const testsStage = (chosen: string[], isSlow: boolean): Stage => ({
  name: "tests",
  title: isSlow ? "Tasks in the CMS" : "Tests of the CMS",
  after: ["types", "packages", "admin", "build"],
  async run(progress) {
    const env = {
      CHROMIUM_PATH: requireProgram(testBrowser, process.env),
      // The tests start the CMS and its commands some 40 times.
      NODE_COMPILE_CACHE: join("cms", ".next", "cache", "compiled"),
    };
    const isShown = isSlow || chosen.length > 0;
    const files = chosen.length > 0 ? chosen : globSync(isSlow ? sets.slow : sets.everyday).sort();
    const options = ["--test-concurrency=2", "--test-reporter=spec", `--test-timeout=${hangMs}`];
    const args = ["--test", ...options, ...files];
    const { code, output } = await runTool(args, progress, { env, isShown });
    if (isShown) return fromExitCode(code, "");
    const count = (name: string) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
    return fromReport({ passed: count("pass"), failed: count("fail") }, code, output);
  },
});

main(async () => {
  const options = { slow: { type: "boolean", default: false } } as const;
  const { values, positionals } = readOptions(HELP, { options, allowPositionals: true });
  resetEnvironment(process.env);
  await installCms();
  const missing = findMissing([postgres, testBrowser], process.env);
  const packages = missing.length > 0 ? [packagesStage(missing)] : [];
  // The admin's tests watch the built site change.
  const build = buildStageIfNeeded().map((stage) => ({ ...stage, after: ["packages"] }));
  const counts = await runStages([...packages, types, admin, ...build, testsStage(positionals, values.slow)]);
  info(`\n${summary(counts)}`);
  return counts.failed === 0 ? 0 : 1;
});
