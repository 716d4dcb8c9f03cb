import { formatDay, formatList, formatNumber, formatWeekday } from "./formats";

it.each([
  [1_322.5, {}, "1,322.5"],
  [-20, {}, "−20"],
  [6, { minimumFractionDigits: 1 }, "6.0"],
  [99.99999, { maximumFractionDigits: 4 }, "100"],
  [0.000012, { maximumFractionDigits: 6 }, "0.000012"],
])("writes %d with %j", (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

it("writes days and lists as in Britain", () => {
  const evening = new Date("2026-11-23T19:00:00Z");
  expect(formatDay(evening, "UTC", "en")).toBe("23\u00a0November\u00a02026");
  expect(formatDay(evening, "Asia/Kolkata", "en")).toBe("24\u00a0November\u00a02026");
  expect(formatWeekday(evening, "Asia/Kolkata", "en")).toBe("Tuesday, 24 November");
  expect(formatList(["A", "B", "C"], "en")).toBe("A, B and C");
});
