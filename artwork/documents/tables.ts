const FIGURE = /^(?:–|[<≤≥±−]? ?[\d.,]+(?: ?(?:%|ppm))?(?: ?[–×] ?[\d.,]+(?: ?%)?)?)$/;
/** Characters of a cell that stays on one line. */
const MAX_SHORT_CELL = 12;
/** Characters of a row in a table of normal width. */
const MAX_NORMAL_ROW = 66;
const text = (html: string): string => html.replace(/<[^>]*>/g, "").trim();
const cells = (row: string): string[] => row.match(/<t[hd]>[\s\S]*?<\/t[hd]>/g) ?? [];
const rows = (html: string): string[] => html.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];

/** For each column: numeric if two thirds of its cells are, and the length of its longest cell. */
function columnsOf(table: string): { figure: boolean; length: number }[] {
  const body = rows(/<tbody>[\s\S]*<\/tbody>/.exec(table)?.[0] ?? "").map(cells);
  const isFigure = (cell: string) => cell.startsWith("<td>") && FIGURE.test(text(cell));
  const width = Math.max(0, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, i) => ({
    figure: i > 0 && body.filter((row) => isFigure(row[i] ?? "")).length * 3 >= body.length * 2,
    length: Math.max(0, ...body.map((row) => text(row[i] ?? "").length)),
  }));
}

/** Adds `scope` to header cells: `col` in the table head, `row` elsewhere. */
export function addHeaderScopes(html: string): string {
  return html.replace(/<(thead|tbody)>[\s\S]*?<\/\1>/g, (part) =>
    part.replace(/<th(?=[ >])/g, `<th scope="${part.startsWith("<thead") ? "col" : "row"}"`),
  );
}

/** Right-aligns numeric columns, keeps short cells on one line, and marks tables with much text as wide. */
export function formatTables(html: string): string {
  const classes = (cell: string, figure = false): string => {
    const names = [figure && "figure", text(cell).length <= MAX_SHORT_CELL && "short"].filter(Boolean);
    return names.length ? cell.replace(/^<(t[hd])>/, `<$1 class="${names.join(" ")}">`) : cell;
  };
  const set = (table: string): string => {
    const columns = columnsOf(table);
    const row = (html: string) =>
      `<tr>${cells(html)
        .map((cell, i) => classes(cell, columns[i]?.figure))
        .join("")}</tr>`;
    const wide = columns.reduce((sum, { length }) => sum + length, 0) > MAX_NORMAL_ROW;
    return table
      .replace("<table>", wide ? '<table class="wide">' : "<table>")
      .replace(/<tr>[\s\S]*?<\/tr>/g, row);
  };
  return html.replace(/<table>[\s\S]*?<\/table>/g, set);
}

/** Keeps a number and its unit on one line. */
export function keepUnits(html: string): string {
  return html.replace(
    /(\d) (?=(?:Nm|t\/d|t\b|bar|mbar|MW|MVA|kW|kg|m\b|mm|ppm|%|°C|L\/|K\b|h\b|min\b|s\b|I\/O|days?\b|months?\b))/g,
    "$1\u00a0",
  );
}
