/** `npm test`: all that can be checked about the project, one stage after the other. */
import { parseArgs } from "node:util";
import { main } from "./process/main.ts";
import { CliError, duration, info, warn } from "./process/terminal.ts";
import { chromiumAdvice, provideTestBrowser } from "./programs/chromium.ts";
import { javaAdvice, provideJava } from "./programs/java.ts";
import { provideRedis, redisAdvice } from "./programs/redis.ts";
import { runStages, summary } from "./test/stages.ts";
import { resetEnvironment } from "./test/test-environment.ts";
import { stages } from "./test/test-stages.ts";

const names = stages.map(({ name }) => name);
const HELP = `npm test                        all stages: ${names.join(", ")}
npm test -- --only unit,e2e     only these stages
npm run lint, npm run format    lint and format alone`;

main(async () => {
  const chosen = chooseStages();
  if (!chosen) {
    info(HELP);
    return 0;
  }
  resetEnvironment(process.env);
  const begun = Date.now();
  if (chosen.some(({ name }) => name === "e2e")) {
    const browser = await provideTestBrowser(process.env);
    if (browser) process.env.CHROMIUM_PATH = browser;
    else warn(chromiumAdvice(process.env));
    const java = await provideJava(process.env);
    if (java) process.env.JAVA_PATH = java;
    else warn(javaAdvice(process.env));
  }
  if (chosen.some(({ name }) => name === "unit" || name === "e2e")) {
    const redis = await provideRedis(process.env);
    if (redis) process.env.REDIS_SERVER_PATH = redis;
    else warn(redisAdvice(process.env));
  }
  const counts = await runStages(chosen);
  info(`\nThe whole run took ${duration(Date.now() - begun)}.`);
  info(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});

function chooseStages(): typeof stages | undefined {
  const { values } = parseOptions();
  if (values.help) return undefined;
  if (values.only === undefined) return stages;
  const wanted = values.only.split(",").map((name) => name.trim());
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CliError(`No such stage: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  return stages.filter(({ name }) => wanted.includes(name));
}

function parseOptions() {
  try {
    return parseArgs({ options: { only: { type: "string" }, help: { type: "boolean", short: "h" } } });
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n${HELP}`);
  }
}
