import { distinctiveWords, foldWord, indexedWords, splitMeasure, wordsOf } from "./words";

const folded = (text: string) => wordsOf(text).map(({ word }) => word);

it("has one form for case, accents, digits, spelling and number", () => {
  for (const [one, other] of [
    ["Zoë", "zoe"],
    ["Řezníček", "reznicek"],
    ["Vaporisers", "vaporizer"],
    ["vapour", "vapor"],
    ["colour", "color"],
    ["commissioning", "Commissioning"],
    ["litres", "liter"],
    ["aluminium", "aluminum"],
    ["sulphur", "sulfur"],
    ["catalogue", "catalogs"],
    ["rationalisation", "rationalization"],
    ["modelling", "modeling"],
    ["enquiry", "inquiry"],
    ["gases", "gas"],
    ["boxes", "box"],
    ["50,000", "50000"],
    ["1,50,000", "150000"],
    ["99,5", "99.5"],
    ["vapori\u00adser", "vaporiser"],
    ["hy\u200bdrogen", "hydrogen"],
    ["Nm³", "nm3"],
    ["CO₂", "co2"],
    ["O₂", "oxygen"],
    ["LIN", "nitrogen"],
    ["फ़्लो", "फ्लो"],
    ["सेवाएँ", "सेवाएं"],
  ] as const)
    expect([one, foldWord(one)]).toEqual([one, foldWord(other)]);
});

it("keeps what differs", () => {
  expect(foldWord("process")).toBe("process");
  expect(foldWord("analysis")).toBe("analysis");
  expect(foldWord("99.999")).not.toBe(foldWord("99999"));
  expect(foldWord("नाइट्रोजन")).toBe("नाइट्रोजन");
  expect(foldWord("x".repeat(100))).toHaveLength(40);
});

it("names the places of words", () => {
  expect(wordsOf("5 Nm³/h, dry")).toEqual([
    { word: "5", start: 0, end: 1 },
    { word: "nm3", start: 2, end: 5 },
    { word: "h", start: 6, end: 7 },
    { word: "dry", start: 9, end: 12 },
  ]);
  expect(folded("नाइट्रोजन संयंत्र")).toHaveLength(2);
  expect(wordsOf("cold\u00adbox 1,50,000\u200b")).toMatchObject([
    { start: 0, end: 8 },
    { word: "150000", start: 9 },
  ]);
});

it("indexes models as one word, and numbers apart from their units", () => {
  expect(indexedWords("VN-1000")).toEqual(expect.arrayContaining(["vn", "1000", "vn1000"]));
  expect(indexedWords("VC-200G")).toContain("vc200g");
  expect(indexedWords("ISO 9001")).toContain("iso9001");
  expect(indexedWords("300Nm3")).toEqual(expect.arrayContaining(["300", "nm3"]));
  expect(splitMeasure("nitrogen")).toEqual([]);
});

it("knows the words that say something about a subject", () => {
  expect(distinctiveWords("What does the N+1 rule say about our 2 Valves?")).toEqual([
    "rule",
    "say",
    "valve",
  ]);
});
