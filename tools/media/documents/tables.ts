/** What typesetting adds to the tables and figures of the content. */

const FIGURE = /^(?:–|[<≤≥±−]? ?[\d.,]+(?: ?(?:%|ppm))?(?: ?[–×] ?[\d.,]+(?: ?%)?)?)$/;
/** Signs that a cell may have to stay on one line, and that a row has room for beside its heading. */
const SHORT = 12;
const ROOM = 66;
const text = (html: string): string => html.replace(/<[^>]*>/g, "").trim();
const cells = (row: string): string[] => row.match(/<t[hd]>[\s\S]*?<\/t[hd]>/g) ?? [];
const rows = (html: string): string[] => html.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];

/** Of each column: is it one of figures (two thirds of it suffice), and how long is its longest cell? */
function columnsOf(table: string): { figure: boolean; length: number }[] {
  const body = rows(/<tbody>[\s\S]*<\/tbody>/.exec(table)?.[0] ?? "").map(cells);
  const isFigure = (cell: string) => cell.startsWith("<td>") && FIGURE.test(text(cell));
  const width = Math.max(0, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, i) => ({
    figure: i > 0 && body.filter((row) => isFigure(row[i] ?? "")).length * 3 >= body.length * 2,
    length: Math.max(0, ...body.map((row) => text(row[i] ?? "").length)),
  }));
}

/** Says of each heading cell what it heads: the first cell of a row its row, those of a table's head their columns. */
export function scopeHeads(html: string): string {
  return html.replace(/<(thead|tbody)>[\s\S]*?<\/\1>/g, (part) =>
    part.replace(/<th(?=[ >])/g, `<th scope="${part.startsWith("<thead") ? "col" : "row"}"`),
  );
}

/** Right-aligns columns of figures, keeps short cells on one line, and marks tables with much text as wide. */
export function setTables(html: string): string {
  const classes = (cell: string, figure = false): string => {
    const names = [figure && "figure", text(cell).length <= SHORT && "short"].filter(Boolean);
    return names.length ? cell.replace(/^<(t[hd])>/, `<$1 class="${names.join(" ")}">`) : cell;
  };
  const set = (table: string): string => {
    const columns = columnsOf(table);
    const row = (html: string) =>
      `<tr>${cells(html)
        .map((cell, i) => classes(cell, columns[i]?.figure))
        .join("")}</tr>`;
    const wide = columns.reduce((sum, { length }) => sum + length, 0) > ROOM;
    return table
      .replace("<table>", wide ? '<table class="wide">' : "<table>")
      .replace(/<tr>[\s\S]*?<\/tr>/g, row);
  };
  return html.replace(/<table>[\s\S]*?<\/table>/g, set);
}

/** Keeps a figure and its unit on one line. */
export function keepUnits(html: string): string {
  return html.replace(
    /(\d) (?=(?:Nm|t\/d|t\b|bar|mbar|MW|MVA|kW|kg|m\b|mm|ppm|%|°C|L\/|K\b|h\b|min\b|s\b|I\/O|days?\b|months?\b))/g,
    "$1\u00a0",
  );
}
