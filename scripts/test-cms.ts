/** `npm run test:cms`: everything that can be checked about the CMS. `npm test` needs and installs none of it. */
import { globSync } from "node:fs";
import { buildCms } from "./cms/build-cms.ts";
import { installCms } from "./cms/install-cms.ts";
import { startChild } from "./process/child.ts";
import { main } from "./process/main.ts";
import { step } from "./process/terminal.ts";
import { tscProgram } from "./programs/npm-programs.ts";
import {
  findMissing,
  installPrograms,
  postgres,
  requireProgram,
  testBrowser,
} from "./programs/system-packages.ts";
import { runStages } from "./test/run-stages.ts";
import { buildStageIfNeeded } from "./test/stages.ts";
import { resetEnvironment } from "./test/test-environment.ts";

const programs = [postgres, testBrowser];

main(async () => {
  resetEnvironment(process.env);
  await installCms();
  const missing = findMissing(programs, process.env);
  if (missing.length > 0) {
    const progress = step(`Installing ${missing.map(({ package: name }) => name).join(", ")}`);
    await installPrograms(missing, process.env, progress);
    progress.done();
  }
  const types = await startChild({ name: "The type check", args: [tscProgram, "--noEmit", "-p", "cms"] })
    .ended;
  if (types !== 0) return types;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    CMS_SECRET: "of-the-build",
  } as const;
  await buildCms(env);
  // The admin's tests watch the site change.
  const counts = await runStages(buildStageIfNeeded());
  if (counts.failed > 0) return 1;
  const chosen = process.argv.slice(2);
  const files = chosen.length > 0 ? chosen : globSync("cms/test/*.test.ts").sort();
  // Each file starts servers of its own: beside each other they would only compete for the CPU.
  const args = ["--test", "--test-concurrency=1", "--test-reporter=spec", ...files];
  const testEnv = { ...process.env, CHROMIUM_PATH: requireProgram(testBrowser, process.env) };
  return startChild({ name: "The tests of the CMS", args, env: testEnv }).ended;
});
