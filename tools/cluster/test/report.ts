/** What the tests of the cluster print. */

export type Row = { name: string; requests?: number; p99?: number; failures: string[]; note?: string };

/** A line for each stage. */
export function table(rows: Row[]): string {
  const head = line("stage", "requests", "failed", "p99 ms", "");
  const lines = rows.map(({ name, requests, p99, failures, note = "" }) =>
    line(name, requests ?? "", failures.length, p99 === undefined ? "" : Math.round(p99), note),
  );
  return ["", head, ...lines].join("\n");
}

function line(name: string, ...cells: (string | number)[]): string {
  const note = cells.pop();
  return `${name.padEnd(46)}${cells.map((cell) => String(cell).padStart(10)).join("")}  ${note}`.trimEnd();
}
