import { type UsageKind, type UsageRow, usageKinds } from "./usage-store.ts";

type UsageSection = { title: string; total: number; names: [name: string, value: number][] };

const maxNames = 20;

/** The counts of a month by kind, with the most frequent names. */
export function usageSections(rows: Pick<UsageRow, "kind" | "name" | "value">[]): UsageSection[] {
  return (Object.keys(usageKinds) as UsageKind[]).map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const total = own.reduce((sum, { value }) => sum + value, 0);
    const names = own.slice(0, maxNames).map(({ name, value }): [string, number] => [name, value]);
    return { title: usageKinds[kind].title, total, names };
  });
}

/** As plain text, for mails and terminals. */
export function usageText(sections: UsageSection[]): string {
  return sections
    .map(({ title, total, names }) =>
      [`${title}: ${total}`, ...names.map(([name, value]) => `${String(value).padStart(7)}  ${name}`)].join(
        "\n",
      ),
    )
    .join("\n\n");
}
