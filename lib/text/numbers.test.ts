import { plainNumber, readNumber } from "./numbers";

it.each([
  ["0", 0],
  ["1200", 1200],
  ["1,200", 1200],
  ["1,200.5", 1200.5],
  ["1,00,000", 100_000],
  ["1,50,000", 150_000],
  ["12,34,56,789", 123_456_789],
  ["1 200", 1200],
  ["12\u202f000", 12_000],
  ["1'200", 1200],
  ["1.200,5", 1200.5],
  ["6,5", 6.5],
  ["99,9995", 99.9995],
  ["0,001", 0.001],
  ["1,50", 1.5],
  ["1.200", 1.2],
  [" +5.0 ", 5],
  ["-196", -196],
  ["−196", -196],
])("reads %j", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it("takes a comma for that of decimals where the number would be too large", () => {
  expect(readNumber("99,999", 100)).toBe(99.999);
  expect(readNumber("99,999", 100_000)).toBe(99_999);
  expect(readNumber("101", 100)).toBeUndefined();
});

it.each([
  "",
  "five",
  "5 bar",
  "1,2,3",
  "1.2.3",
  "5-7",
  "1,",
  "--1",
  "1e3",
  "0x10",
  "1".repeat(16),
  "1,20,00",
])("does not read %j", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

it("keeps what is behind the number", () => {
  expect(plainNumber("1,200Nm3")).toBe("1200Nm3");
  expect(plainNumber("6,5 bar")).toBe("6.5 bar");
});
