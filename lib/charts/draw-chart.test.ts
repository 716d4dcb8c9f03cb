/** @jest-environment jsdom */
import type { Cell } from "./chart-table";
import { chartKinds, drawChart } from "./draw-chart";
import { monotonePath } from "./monotone-path";

const cell = (text: string): Cell => ({ text, html: text, attributes: "" });
const cells = (texts: string[]) => texts.map(cell);

function chart(
  kind: (typeof chartKinds)[number],
  head: string[],
  ...rows: string[][]
): HTMLTableElement | null {
  const html = drawChart(kind, { caption: cell("Caption"), head: cells(head), rows: rows.map(cells) }, "en");
  document.body.innerHTML = html ?? "";
  return document.querySelector("table");
}

/** The cells of `a 1/b 2`. */
const rowsOf = (text: string) =>
  text
    .split("/")
    .filter(Boolean)
    .map((row) => row.split(" "));
const attribute = (name: string, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe("a series", () => {
  const draw = (kind: "line" | "points" | "columns" = "line") =>
    chart(
      kind,
      ["Purity", "Air", "Power"],
      ["99 %", "2", "0.26"],
      ["99.9 %", "3", "0.34"],
      ["99.99 %", "6", "0.47"],
    );

  it("is drawn above its table, each point over its column", () => {
    draw();
    expect(attribute("cx", "circle")).toEqual(["16.67%", "50%", "83.33%"]);
    expect(attribute("cy", "circle")).toEqual(["66.67%", "50%", "0%"]);
    expect(texts("svg > text")).toEqual(["Air", "2", "3", "6"]);
    expect(texts("g text")).toEqual(["0", "2", "4", "6"]);
    expect(texts("thead th")).toEqual(["Purity", "99 %", "99.9 %", "99.99 %"]);
    expect([...document.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
      "Air236",
      "Power0.260.340.47",
    ]);
  });

  it("has a name that tells all of it", () => {
    draw();
    expect(document.querySelector("svg[role=img]")).toHaveAccessibleName(
      "Line chart, Air: 2 at 99 %, 3 at 99.9 %, 6 at 99.99 %",
    );
  });

  it("has columns that begin at zero, also downwards", () => {
    draw("columns");
    expect(attribute("height", "rect")).toEqual(["33.33%", "50%", "100%"]);
    chart("columns", ["Year", "Change"], ["2024", "−5"], ["2025", "10"]);
    expect(attribute("y", "rect")).toEqual(["66.67%", "0%"]);
    expect(attribute("height", "rect")).toEqual(["33.33%", "66.67%"]);
  });

  it("writes long values without their unit", () => {
    chart("line", ["Year", "Power"], ["2024", "2,300 kWh"], ["2025", "940 kWh"]);
    expect(texts("circle + text")).toEqual(["2,300", "940"]);
  });

  it.each([
    ["one point", "a 1"],
    ["no points", ""],
    ["200 points", `${"a 1/".repeat(199)}a 1`],
    ["a missing value", "a 1/b –"],
    ["words", "a 1/b two"],
    ["two units", "a 1\u00a0%/b 100\u00a0ppm"],
  ])("is not drawn for %s", (_, rows) => {
    for (const kind of ["line", "points", "columns"] as const)
      expect(chart(kind, ["x", "y"], ...rowsOf(rows))).toBeNull();
  });
});

describe("bars", () => {
  it("go from start to end, over months for weeks", () => {
    chart("bars", ["Stage", "Weeks", "Result"], ["Design", "0–13", "P&IDs"], ["Erection", "13–26", "Plant"]);
    expect(attribute("x1", "tbody svg > line")).toEqual(["0%", "50%"]);
    expect(attribute("x2", "tbody svg > line")).toEqual(["50%", "100%"]);
    expect(texts("thead text")).toEqual(["month", "0", "3", "6"]);
    expect(document.querySelector("table")).toHaveAttribute("data-notes");
  });

  it("begin at zero for single numbers", () => {
    chart("bars", ["Cause", "Loss, kW"], ["Cooler", "60"], ["Filter", "20"]);
    expect(attribute("x2", "tbody svg > line")).toEqual(["100%", "33.33%"]);
    expect(texts("thead text")).toEqual(["0", "10", "20", "30", "40", "50", "60"]);
  });

  it.each([
    ["one bar", "a 1"],
    ["25 bars", `${"a 1/".repeat(24)}a 1`],
    ["ranges and numbers", "a 1/b 1–2"],
    ["a range in the wrong order", "a 0–1/b 2–1"],
    ["four columns", "a 1 x y/b 2 x y"],
  ])("are not drawn for %s", (_, text) => {
    const rows = rowsOf(text);
    expect(chart("bars", ["x", "y", "z", "w"].slice(0, rows[0]?.length), ...rows)).toBeNull();
  });
});

describe("a waterfall", () => {
  it("adds its steps, and shows sums from zero", () => {
    chart(
      "waterfall",
      ["Step", "Adds", "Sum"],
      ["Base", "–", "40"],
      ["Losses", "10", "50"],
      ["Gain", "−20", "30"],
      ["All", "", ""],
    );
    expect(attribute("x1", "tbody svg > line")).toEqual(["0%", "80%", "100%", "0%"]);
    expect(attribute("x2", "tbody svg > line")).toEqual(["80%", "100%", "60%", "60%"]);
    expect(attribute("data-sum", "tbody svg > line")).toEqual(["", null, null, ""]);
    expect(document.querySelector("table")).toHaveAttribute("data-notes");
  });

  it.each([
    ["words", "a 1/b some"],
    ["sums alone", "a – 1/b – 2"],
  ])("is not drawn for %s", (_, rows) => {
    expect(chart("waterfall", ["x", "y", "z"], ...rowsOf(rows))).toBeNull();
  });
});

it("text is escaped", () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const row = (value: string) => [cell(value), cell(value)];
  for (const kind of chartKinds) {
    const head = [
      { text: hostile, html: "", attributes: "" },
      { text: hostile, html: "", attributes: "" },
    ];
    const html = drawChart(kind, { caption: cell("c"), head, rows: [row("1"), row("2")] }, "en");
    expect(html).toContain("&quot;&gt;&lt;img");
    expect(html).not.toContain("<img");
  }
});

it("a curve stays between neighbouring values", () => {
  const path = monotonePath([0, 10, 10, 90, 20].map((y, x) => ({ x, y })));
  const numbers = path
    .split(/[MC]/)
    .slice(1)
    .map((part) => part.split(" ").map(Number));
  for (const [index, [, y1 = 0, , y2 = 0, , y = 0]] of numbers.entries()) {
    if (index === 0) continue;
    const from = numbers[index - 1]?.at(-1) ?? 0;
    for (const handle of [y1, y2]) {
      expect(handle).toBeGreaterThanOrEqual(Math.min(from, y));
      expect(handle).toBeLessThanOrEqual(Math.max(from, y));
    }
  }
});
