/** `npm run alerts`: writes Prometheus' rules from the alert table of docs/operations.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { main } from "../../scripts/process/main.ts";
import { info } from "../../scripts/process/terminal.ts";

/** Between two looks at all rules: an alert may be raised within 30 s. */
const interval = "5s";

const header = "| alert | severity | when | meaning | response |";

/** Reads the alert table of docs/operations.md. @throws Error when the page has none */
export function readAlerts(page: string) {
  const [, table] = page.split(header);
  if (!table) throw new Error(`docs/operations.md has no table with the header ${header}`);
  const [rows = ""] = table.split("\n\n");
  return Array.from(rows.matchAll(/^\| (?!---)(.+) \|$/gm), ([, row = ""]) => {
    const [name = "", severity = "", when = "", meaning = "", response = ""] = row.split(" | ");
    const [, expression, time, unit] = /^`([^`]+)` for (\d+) (min|s)\b/.exec(when) ?? [];
    // PromQL, and how long it must hold. An alert on the log has none.
    const rule = expression ? { expression, duration: `${time}${unit === "s" ? "s" : "m"}` } : undefined;
    return { name, severity, rule, meaning, response };
  });
}

/** The rules of Prometheus for all alerts with an expression. */
export function alertRules(alerts: ReturnType<typeof readAlerts>): string {
  const rules = alerts.flatMap(({ name, severity, rule, meaning, response }) => {
    const annotations = { summary: name, description: plainText(meaning), response: plainText(response) };
    const { expression, duration } = rule ?? {};
    const alert = { alert: camelCase(name), expr: expression, for: duration };
    return rule ? [{ ...alert, labels: { severity }, annotations }] : [];
  });
  const comment = "# Written by `npm run alerts` from the table in docs/operations.md. Edit the table.";
  return `${comment}\n${stringify({ groups: [{ name: "site", interval, rules }] }, { lineWidth: 0 })}`;
}

function camelCase(name: string): string {
  return name.replace(/(?:^|\s)(\S)/g, (_, letter: string) => letter.toUpperCase());
}

/** Without links and code spans. Prometheus would take braces for its templates. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");
}

if (import.meta.main)
  main(async () => {
    const alerts = readAlerts(readFileSync("docs/operations.md", "utf8"));
    writeFileSync("deploy/monitoring/alerts.yml", alertRules(alerts));
    info(
      `deploy/monitoring/alerts.yml has ${alerts.filter(({ rule }) => rule).length} of ${alerts.length} alerts; the rest need a log.`,
    );
    return 0;
  });
