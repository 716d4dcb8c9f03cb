import { describeDuty } from "../products/describe-duty.ts";
import { readDuty } from "../site/duty-in-units.ts";
import { byteOrderMark, csvCell } from "../text/csv.ts";
import { defaultLanguage } from "../words/language.ts";
import { otherName, type UsageKind, type UsageRow, type UsageSum, usageKinds } from "./usage-store.ts";

type UsageSection = { title: string; total: number; names: [name: string, value: number][] };

const maxNames = 20;
const languageNames = new Intl.DisplayNames(defaultLanguage, { type: "language" });

/** The counts of a month by kind, with the most frequent names. */
export function usageSections(rows: UsageSum[]): UsageSection[] {
  return (Object.keys(usageKinds) as UsageKind[]).map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const total = own.reduce((sum, { value }) => sum + value, 0);
    const names = own
      .slice(0, maxNames)
      .map(({ name, value }): [string, number] => [label(kind, name), value]);
    return { title: usageKinds[kind].title, total, names };
  });
}

/** `Hindi` for `hi`, and `argon, 300 Nm³/h` for `gas=argon&flow=300`. */
function label(kind: UsageKind, name: string): string {
  if (kind === "duty") return describeDuty(readDuty(new URLSearchParams(name)), defaultLanguage) || name;
  return kind === "language" && name !== otherName ? (languageNames.of(name) ?? name) : name;
}

/** As plain text, for mails and terminals. */
export function usageText(rows: UsageSum[]): string {
  const lineOf = ([name, value]: [string, number]) => `${String(value).padStart(7)}  ${name}\n`;
  return usageSections(rows)
    .map(({ title, total, names }) => `${title}: ${total}\n${names.map(lineOf).join("")}`)
    .join("\n");
}

/** As a table for spreadsheets: each name of each day. */
export function usageCsv(rows: UsageRow[]): string {
  const lines = [
    ["day", "kind", "name", "value"],
    ...rows.map(({ day, kind, name, value }) => [day, kind, csvCell(name), value]),
  ];
  return byteOrderMark + lines.map((line) => `${line.join(",")}\r\n`).join("");
}
