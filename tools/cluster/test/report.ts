import { table } from "../../table.ts";

export type Row = { name: string; requests?: number; p99?: number; failures: string[]; note?: string };

/** A table with a line per stage, followed by its note. */
export function report(rows: Row[]): string {
  const cells = rows.map(({ name, requests, p99, failures }) => [
    name,
    String(requests ?? ""),
    String(failures.length),
    p99 === undefined ? "" : String(Math.round(p99)),
  ]);
  const lines = table([["stage", "requests", "failed", "p99 ms"], ...cells]).split("\n");
  const notes = ["", ...rows.map(({ note = "" }) => note)];
  return `\n${lines.map((line, index) => `${line}  ${notes[index]}`.trimEnd()).join("\n")}`;
}
