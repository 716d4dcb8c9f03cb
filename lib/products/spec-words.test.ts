import { readGasName, readSpecText, showGasName, showSpecText } from "./spec-words";

it.each([
  ["as supplied", "as supplied"],
  ["None", "none"],
  ["इनलेट गैस के अनुसार", "as supplied"],
  ["लागू नहीं", "not applicable"],
  ["लिक्विड", "liquid"],
  ["6 × 2.4 m", "6 × 2.4 m"],
])("%s is read as %s", (text, read) => {
  expect(readSpecText(text)).toBe(read);
});

it("writes what it has read in the language of the page", () => {
  expect(showSpecText("none", "hi")).toBe("कोई नहीं");
  expect(showSpecText("6 × 2.4 m", "hi")).toBe("6 × 2.4 m");
});

it.each([
  ["ऑक्सीजन, 99.5 %", "oxygen, 99.5 %"],
  ["Oxygen, 99.5 %", "Oxygen, 99.5 %"],
  ["आर्गन", "argon"],
  ["ऑक्सीजनेशन", "ऑक्सीजनेशन"],
  ["50 % load", "50 % load"],
])("the gas of %s is read in English: %s", (condition, read) => {
  expect(readGasName(condition)).toBe(read);
});

it("names the gas of a condition in the language of the page", () => {
  expect(showGasName("oxygen, 99.5 %", "hi")).toBe("ऑक्सीजन, 99.5 %");
  expect(showGasName("oxygen, 99.5 %", "en")).toBe("oxygen, 99.5 %");
});
