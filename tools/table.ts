/** A Markdown table whose columns are aligned in a terminal, too: the first to the left, the others to the right. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const [head = "", ...lines] = rows.map(line);
  return [head, `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...lines].join("\n");
}
