/** An alert of the table in docs/operations.md. */
export type Alert = {
  name: string;
  severity: string;
  /** PromQL, and how many minutes it must hold. Undefined for an alert on the log. */
  rule: { expression: string; minutes: number } | undefined;
  meaning: string;
  response: string;
};

const header = "| alert | severity | when | meaning | response |";

/** Reads the alert table of docs/operations.md. @throws Error when the page has none */
export function readAlerts(page: string): Alert[] {
  const [, table] = page.split(header);
  if (!table) throw new Error(`docs/operations.md has no table with the header ${header}`);
  const [rows = ""] = table.split("\n\n");
  return Array.from(rows.matchAll(/^\| (?!---)(.+) \|$/gm), ([, row = ""]) => {
    const [name = "", severity = "", when = "", meaning = "", response = ""] = row.split(" | ");
    const [, expression, minutes] = /^`([^`]+)` for (\d+) min/.exec(when) ?? [];
    const rule = expression ? { expression, minutes: Number(minutes) } : undefined;
    return { name, severity, rule, meaning, response };
  });
}

/** The rules of Prometheus for all alerts with an expression. */
export function alertRules(alerts: Alert[]): string {
  const rules = alerts.flatMap(({ name, severity, rule, meaning, response }) =>
    rule
      ? [
          `      - alert: ${camelCase(name)}`,
          `        expr: ${yamlString(rule.expression)}`,
          `        for: ${rule.minutes}m`,
          `        labels: { severity: ${severity} }`,
          "        annotations:",
          `          summary: ${yamlString(name)}`,
          `          description: ${yamlString(plainText(meaning))}`,
          `          response: ${yamlString(plainText(response))}`,
        ]
      : [],
  );
  return [
    "# Written by `npm run alerts` from the table in docs/operations.md. Edit the table.",
    "groups:",
    "  - name: site",
    "    rules:",
    ...rules,
    "",
  ].join("\n");
}

/** As Biome formats it: in the quotes that need no escapes. */
function yamlString(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

function camelCase(name: string): string {
  return name.replace(/(?:^|\s)(\S)/g, (_, letter: string) => letter.toUpperCase());
}

/** Without links and code spans. Prometheus would take braces for its templates. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");
}
