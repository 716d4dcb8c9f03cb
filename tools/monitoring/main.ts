/** `npm run alerts`: writes Prometheus' rules from the alert table of docs/operations.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { main } from "../../scripts/process/main.ts";
import { info } from "../../scripts/process/terminal.ts";
import { alertRules, readAlerts } from "./alert-rules.ts";

const file = "deploy/monitoring/alerts.yml";

main(async () => {
  const alerts = readAlerts(readFileSync("docs/operations.md", "utf8"));
  writeFileSync(file, alertRules(alerts));
  info(
    `${file} has ${alerts.filter(({ rule }) => rule).length} of ${alerts.length} alerts; the rest need a log.`,
  );
  return 0;
});
