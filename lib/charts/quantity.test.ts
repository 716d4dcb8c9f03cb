import { parseColumn, parseQuantity, parseRange } from "./quantity";

it.each([
  ["2.3", 2.3, ""],
  ["2,300", 2300, ""],
  ["1,00,000 Nm³/h", 100_000, "Nm³/h"],
  ["99.9\u00a0%", 99.9, "%"],
  ["−173 °C", -173, "°C"],
  ["-40", -40, ""],
  ["+60 mbar", 60, "mbar"],
  ["₹ 1.56 crore", 1.56, "₹ crore"],
  [" 0 ", 0, ""],
])("reads %j", (text, value, unit) => {
  expect(parseQuantity(text)).toEqual({ value, unit });
});

it.each([
  "",
  "–",
  "≥ 98.5 %",
  "< 0.1",
  "about 3",
  "11 of 12",
  "0.95–1.10",
  "2 × 5.4 MVA",
  "3.1 × 10⁻⁴",
  "2,5",
  "1.2.3",
  "1e9",
  "NaN",
  "Infinity",
  "1234567890123",
  "1 year, planned",
])("takes %j for no number", (text) => {
  expect(parseQuantity(text)).toBeUndefined();
});

it.each([
  ["6–30", 6, 30, ""],
  ["0 - 8", 0, 8, ""],
  ["1,940 to 2,100 h", 1940, 2100, "h"],
  ["−5–−2 °C", -5, -2, "°C"],
  ["4–4", 4, 4, ""],
])("reads the range %j", (text, start, end, unit) => {
  expect(parseRange(text)).toEqual({ start, end, unit });
});

it.each(["8–0", "6", "6–", "–6", "6–30–40", "from 6 to 30"])("takes %j for no range", (text) => {
  expect(parseRange(text)).toBeUndefined();
});

it("reads a column only where each cell has a number, in one unit", () => {
  expect(parseColumn(["1 %", "2 %"])?.map(({ value }) => value)).toEqual([1, 2]);
  expect(parseColumn(["1 %", "100 ppm"])).toBeUndefined();
  expect(parseColumn(["1 %", "–"])).toBeUndefined();
});
