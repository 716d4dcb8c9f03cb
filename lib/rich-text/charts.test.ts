import { drawCharts } from "./charts";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

const rows =
  "<thead><tr><th>Purity, N<sub>2</sub></th><th>Air</th></tr></thead><tbody><tr><td>99 %</td><td>2.3</td></tr><tr><td>99.9 %</td><td>3.0</td></tr></tbody>";
const table = (attributes = "", content = rows) => `<table${attributes}>${content}</table>`;

it("draws a table by its class, whatever else the class says", () => {
  for (const attributes of [
    ' class="chart-line"',
    ' class="wide chart-line x" style="color:red" lang="en"',
    ' dir="ltr" class="chart-line"',
  ])
    expect(safeHtml(table(attributes))).toMatch(
      /^<table data-chart="line"(?: (?:lang|dir)="\w+")?><caption><svg role="img" aria-label="Line chart, Air: 2.3 at/,
    );
});

it("draws the table in a figure, with its caption", () => {
  const html = safeHtml(
    `<p>a</p><figure class="wp-block-table chart-columns">${table()}<figcaption>Air <em>demand</em></figcaption></figure><p>b</p>`,
  );
  expect(html).toMatch(
    /^<p>a<\/p><table data-chart="columns"><caption>Air <em>demand<\/em><svg .*<\/table><p>b<\/p>$/,
  );
});

it.each([
  ["without the class", table()],
  ["with another class", table(' class="section container"')],
  ["without numbers", table(' class="chart-line"', rows.replace("3.0", "three"))],
  ["with joined cells", table(' class="chart-line"', rows.replace("<td>99 %", '<td colspan="2">99 %'))],
  ["with rows of different lengths", table(' class="chart-line"', rows.replace("<td>3.0</td>", ""))],
  ["with another table inside", table(' class="chart-line"', rows.replace("3.0", table()))],
  [
    "of seven columns",
    table(
      ' class="chart-line"',
      rows.replaceAll(/<td>[23][^<]*<\/td>|<th>Air<\/th>/g, (one) => one.repeat(6)),
    ),
  ],
])("leaves a table %s", (_, html) => {
  expect(safeHtml(html)).not.toMatch(/svg|data-chart|section|container/);
});

it("lets nobody write a drawing", () => {
  const html = '<table data-chart="line"><tr><td><svg><text>x</text></svg><td>1</table>';
  expect(safeHtml(html)).not.toMatch(/svg|data-chart/);
});

it("draws at most twelve charts, and gets through hostile tables", () => {
  expect(safeHtml(table(' class="chart-line"').repeat(20))?.match(/<svg role/g)).toHaveLength(12);
  expect(drawCharts('<table class="chart-line"><tr><td>1'.repeat(20_000), "en")).not.toContain("<svg");
  const figures = `${'<figure class="chart-line"><table><tr><td>1'.repeat(20_000)}</table>`;
  expect(drawCharts(figures, "en")).not.toContain("<svg");
  expect(safeHtml(table(' class="chart-bars"').repeat(2_000))?.match(/<svg role/g)).toHaveLength(12);
});
