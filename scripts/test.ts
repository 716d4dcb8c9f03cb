/** `npm test` and `npm run test:slow`: everything that can be checked about the project, but its speed. */
import { main } from "./process/main.ts";
import { duration, info } from "./process/terminal.ts";
import { findMissing } from "./programs/system-packages.ts";
import { chooseStages } from "./test/choose-stages.ts";
import { runStages, summary } from "./test/run-stages.ts";
import { packagesStage } from "./test/stages.ts";
import { resetEnvironment } from "./test/test-environment.ts";

main(async () => {
  const { isQuick, set, stages } = chooseStages(process.argv.slice(2));
  resetEnvironment(process.env);
  process.env.TEST_MODE = isQuick ? "quick" : "full";
  process.env.TEST_SET = set;
  const startedAt = Date.now();
  const programs = new Set(stages.flatMap((stage) => stage.programs ?? []));
  const missing = findMissing([...programs], process.env);
  const counts = await runStages(missing.length > 0 ? [packagesStage(missing), ...stages] : stages);
  info(`\nThe whole run took ${duration(Date.now() - startedAt)}.`);
  info(summary(counts));
  return counts.failed > 0 ? 1 : 0;
});
