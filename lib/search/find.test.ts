import { dutyInQuery, finderSuggestion } from "./duty-in-query";
import { excerptAround } from "./excerpt";
import { find } from "./find";
import { inquiryAbout } from "./inquiry-about";
import { isPlantStopped, stoppedSuggestion } from "./plant-stopped";
import { type SearchDocument, SearchIndex } from "./search-index";
import { countEdits } from "./vocabulary";

const document = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "page",
  path: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  label: "",
  facts: "",
  text: "",
  ...fields,
});

let index: SearchIndex;
beforeEach(async () => {
  index = new SearchIndex();
  index.put("a", [
    document("Electrolyser skids", { text: "Stacks and their balance of plant. Water & <b>power</b>." }),
    document("Cold box", {
      text: "Columns, exchangers and valves stand in perlite. Purity 99.5 %, 300 Nm³/h.",
    }),
    document("नाइट्रोजन संयंत्र"),
  ]);
  index.keepOnly("a", new Set(["/electrolyser-skids", "/cold-box", "/नाइट्रोजन-संयंत्र"]));
  await index.readVocabulary();
});
afterEach(() => index.close());

const titles = (query: string) =>
  find(index, query).found.map(({ title }) => title.map(({ text }) => text).join(""));

it.each([
  ["electrolyzer", "Electrolyser skids"],
  ["electro", "Electrolyser skids"],
  ["electorlyser", "Electrolyser skids"],
  ["lyser", "Electrolyser skids"],
  ["the cold boxes", "Cold box"],
  ["300nm3/h", "Cold box"],
  ["perlite zebra", "Cold box"],
  ["नाइट्रोजन", "नाइट्रोजन संयंत्र"],
])("finds for %j %j", (query, title) => {
  expect(titles(query)).toEqual([title]);
});

it("marks what matches, in title and passage", () => {
  const [found] = find(index, "electrolyzer water").found;
  expect(found?.title).toEqual([
    { text: "Electrolyser", isMatch: true },
    { text: " skids", isMatch: false },
  ]);
  expect(found?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: "Water", isMatch: true }]);
});

it("reads eight words, and of a text the first 8,000 characters", () => {
  const eight = "xa xb xc xd xe xf xg xh";
  expect(titles(`${eight.slice(3)} perlite`)).toEqual(["Cold box"]);
  expect(titles(`${eight} perlite`)).toEqual([]);
  index.put("a", [document("Long", { text: `${"x".repeat(7_990)} argon helium` })]);
  expect([titles("argon"), titles("helium")]).toEqual([["Long"], []]);
});

it("ranks a word of more than 1,000 records in the newest of them", () => {
  const record = (number: number) => document(`Record ${number}`, { text: "argon" });
  const [first, ...others] = Array.from({ length: 1_001 }, (_, number) => record(number));
  index.put("a", [{ ...record(0), title: "Argon" }]);
  expect(titles("argon")).toContain("Argon");
  index.put("b", first ? [first, ...others] : []);
  expect(titles("argon")).not.toContain("Argon");
});

it("names close words where nothing is found", () => {
  expect(find(index, "zzzzzz")).toEqual({ found: [], closest: [] });
  expect(find(index, "culumnen")).toEqual({ found: [], closest: ["Columns"] });
});

it.each([
  "",
  "   ",
  '"',
  "a* OR b*",
  "NEAR(x y)",
  "title:box",
  "-",
  "(",
  "\u0000",
  "'; DROP TABLE document; --",
  "😀",
  "x".repeat(80),
])("takes %j as words, never as a query", (query) => {
  expect(() => find(index, query)).not.toThrow();
  expect(index.size).toBe(3);
});

it("replaces changed documents and removes those that are gone", () => {
  index.put("a", [document("Cold box", { text: "argon" })]);
  expect(titles("perlite")).toEqual([]);
  expect(titles("argon")).toEqual(["Cold box"]);
  index.put("b", [document("Cold box", { path: "/other" })]);
  index.keepOnly("a", new Set());
  expect(index.size).toBe(1);
  expect(titles("box")).toEqual(["Cold box"]);
});

it("knows which sources it has read to their end", () => {
  expect(index.hasRead("a")).toBe(true);
  index.put("b", [document("Half")]);
  expect(index.hasRead("b")).toBe(false);
});

it("shows the passage with the most matching words, from the start of its sentence", () => {
  const text = `${"Nothing here. ".repeat(30)}The valve stands open. ${"More words follow. ".repeat(30)}`;
  const segments = excerptAround(text, (word) => ["valve", "open"].includes(word), 160, 2);
  const plain = segments.map((segment) => segment.text).join("");
  expect(plain).toMatch(/The valve stands open\./);
  expect(plain.length).toBeLessThan(170);
  expect(segments.filter(({ isMatch }) => isMatch)).toHaveLength(2);
});

it("counts swapped letters as one edit, and stops at the limit", () => {
  expect(countEdits("valve", "vavle", 2)).toBe(1);
  expect(countEdits("valve", "vale", 2)).toBe(1);
  expect(countEdits("valve", "pipes", 2)).toBe(3);
});

it("suggests the product finder first for a duty", () => {
  expect(finderSuggestion("nitrogen 300 Nm3/h 99.9 % 6 bar", "en")).toEqual([
    {
      kind: "product",
      path: "/product/find/nitrogen/300-nm3h/99.9/6-barg#results",
      title: [{ text: expect.stringContaining("nitrogen, 300"), isMatch: false }],
      label: "",
    },
  ]);
  expect(finderSuggestion("nitrogen", "en")).toEqual([]);
});

it("answers the words of owners whose plant has stopped with the service telephone", () => {
  for (const query of [
    ...[
      "emergency",
      "Breakdown",
      "trip",
      "compressor tripped",
      "shut-down",
      "break down",
      "spares",
      "spare parts",
    ],
    ...[
      "आपातकालीन",
      "इमरजेंसी",
      "ब्रेकडाउन",
      "प्लांट बंद",
      "ट्रिप",
      "शटडाउन",
      "स्पेयर पार्ट्स",
      "पुर्जे",
      "imarjensi",
      "aapatkal",
    ],
  ])
    expect([query, isPlantStopped(query)]).toEqual([query, true]);
  for (const query of [
    "nitrogen",
    "strip",
    "shut-off valve",
    "band",
    "steam trap",
    "float",
    "ट्रेनिंग",
    "प्लांट",
    "",
  ])
    expect([query, isPlantStopped(query)]).toEqual([query, false]);
  const [suggestion] = stoppedSuggestion("98765 43299", "en");
  expect(suggestion).toMatchObject({
    path: "/contact#plant-stopped",
    title: [{ text: "Plant stopped? +91 98765 43299", isMatch: false }],
  });
  expect(stoppedSuggestion(null, "en")).toEqual([]);
});

it("reads a duty for the product finder", () => {
  expect(dutyInQuery("300 Nm3/h nitrogen 99.9 % 6 bar")).toEqual({
    gas: "nitrogen",
    flow: 300,
    purity: 99.9,
    pressure: 6,
  });
  expect(dutyInQuery("1,200 Nm³/h O2")).toEqual({ gas: "oxygen", flow: 1200 });
  expect(dutyInQuery("nitrogen 99,5 %, 6,5 bar")).toEqual({ gas: "nitrogen", purity: 99.5, pressure: 6.5 });
  expect(dutyInQuery("nitrogen 7 kg/cm2(g)")).toMatchObject({ gas: "nitrogen", pressure: 6.864655 });
  const [suggestion] = finderSuggestion("nitrogen 500 SCFM 100 psig", "en");
  expect(suggestion?.path).toBe("/product/find/nitrogen/500-scfm/100-psig#results");
  expect(suggestion?.title[0]?.text).toContain(
    "500\u00a0SCFM = 803.7\u00a0Nm³/h, 100\u00a0psi(g) = 6.895\u00a0bar(g)",
  );
  expect(dutyInQuery("1,00,000 nm3/hr nitrogen")).toEqual({ gas: "nitrogen", flow: 100_000 });
  for (const space of [" ", "\u00a0"])
    expect(dutyInQuery(`nitrogen 1${space}200 Nm3/h .5 bar`)).toEqual({
      gas: "nitrogen",
      flow: 1200,
      pressure: 0.5,
    });
  for (const [gas, name] of [
    ["nitrogen", "नाइट्रोजन"],
    ["oxygen", "ऑक्सीजन"],
    ["hydrogen", "हाइड्रोजन"],
    ["argon", "आर्गन"],
  ])
    expect(dutyInQuery(`${name} 300 Nm3/h`)).toEqual({ gas, flow: 300 });
  for (const query of ["nitrogen", "300 Nm3/h", "bar", "organ 300 Nm3/h", "गैस 300 Nm3/h"])
    expect(dutyInQuery(query)).toBeUndefined();
});

it.each(["5-7 bar", "5 to 7 bar", "1.2.3 bar", "-5 bar", "5000 bar", "500 Nm3/h 100 %", "5 bar, 7 bar"])(
  "suggests no finder for %j, which is not one value, or none that plants have",
  (text) => expect(finderSuggestion(`nitrogen 500 Nm3/h ${text}`, "en")).toEqual([]),
);

it("takes searched words along to the inquiry form, without signs of HTML", () => {
  expect(inquiryAbout('xenon <script>"', "en")).toBe("/contact?subject=Question+about+xenon+script");
  expect(inquiryAbout("<>", "en")).toBe("/contact");
});
