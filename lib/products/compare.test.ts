import content from "../../backend/content/products.json";
import { formatSpec, summarizeCells, unitAfter } from "./cells";
import { areUnrelated, compareProducts } from "./compare";
import { oneOfEachFamily } from "./families";
import { columns, rowsOf, type Spec } from "./specs";

const published = content
  .filter(({ status }) => status === "Y")
  .map(({ id, title, family = "", gases = [], specs = [] }) => ({
    id: String(id),
    title,
    family,
    gases,
    specs: specs as Spec[],
  }));
const named = (...ids: string[]) => published.filter(({ id }) => ids.includes(id));

test("VN-100, VN-1000 and VND-300 on the same rows", () => {
  const rows = compareProducts(named("1", "2", "3"), {}, "en");
  const row = (label: string) => rows.find((known) => known.label.replaceAll("\u00a0", " ") === label);
  const texts = (label: string) => row(label)?.cells.map(({ text }) => text);
  expect(texts("Capacity")).toEqual(["64–164", "1,000", "300"]);
  expect(texts("Purity")).toEqual(["99–99.999", "99.9", "99.9999"]);
  expect(texts("Pressure")).toEqual(["6.0", "6.5", "6.0"]);
  expect(texts("Specific power")).toEqual(["0.26–0.68", "0.34", "on request"]);
  expect(texts("Footprint")).toEqual(
    ["2.4 × 1.3", "13 × 6", "on request"].map((text) =>
      text.replaceAll(" ×", "\u00a0×").replaceAll("× ", "×\u00a0"),
    ),
  );
  expect(texts("Capacity at 99.9 %")).toEqual(["126", "1,000", "on request"]);
  const best = (label: string) => row(label)?.cells.map(({ isBest = false }) => isBest);
  expect(best("Pressure")).toEqual([false, true, false]);
  // Between a range and a number nobody knows.
  expect(best("Purity")).toEqual([false, false, false]);
  expect(best("Capacity at 99.9 %")).toEqual([false, false, false]);
  expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
});

test("rows that differ come first, those without a value are left out, and the duty is beside them", () => {
  const rows = compareProducts(named("18", "19"), { flow: 300 }, "en");
  expect(rows.map(({ label }) => label)).not.toContain("Purity");
  const duty = { gas: "nitrogen", flow: 300, purity: 99.9, pressure: 6 } as const;
  const compared = compareProducts(named("1", "3"), duty, "en");
  const differ = compared.map(({ cells: [a, b] }) => a?.text !== b?.text);
  expect(differ).toEqual(differ.toSorted((a, b) => Number(b) - Number(a)));
  expect(differ).toContain(false);
  expect(compared.filter((row) => row.duty).map((row) => [row.label, row.duty])).toEqual([
    ["Capacity", "300"],
    ["Purity", "99.9"],
    ["Pressure", "6"],
  ]);
});

test.each([
  ["generators of one family", ["1", "2"], false],
  ["two that make nitrogen", ["2", "6"], false],
  ["a generator and a tank", ["2", "11"], true],
  ["a generator and a panel", ["2", "19"], true],
])("%s (%j): unrelated is %j", (_, ids, unrelated) => {
  expect(areUnrelated(named(...ids))).toBe(unrelated);
});

test("six products, one of each family; more of a family where there are fewer", () => {
  expect(oneOfEachFamily(published, 6).map(({ id }) => id)).toEqual(["1", "4", "8", "11", "15", "18"]);
  expect(oneOfEachFamily(named("1", "2", "4"), 6).map(({ id }) => id)).toEqual(["1", "2", "4"]);
  expect(oneOfEachFamily(named("1", "2", "3", "4"), 3).map(({ id }) => id)).toEqual(["1", "2", "4"]);
});

/** Columns that a product's data sheet does not state: the tables say "on request" there. */
const onRequest: Record<string, string> = {
  "3": "power footprint",
  "4": "footprint",
  "7": "footprint",
  "8": "footprint",
  "9": "footprint",
  "12": "footprint",
  "13": "footprint",
  "14": "footprint",
  "15": "footprint",
  "17": "footprint",
  "18": "power",
  "20": "pressure footprint",
};

test.each(published)(
  "$title states what the comparison needs, or it is known to be on request",
  ({ id, specs }) => {
    const missing = columns.map(({ key }) => key).filter((key) => rowsOf(specs, key).length === 0);
    expect(missing.join(" ")).toBe(onRequest[id] ?? "");
    for (const spec of specs)
      expect(formatSpec(spec, "en")).not.toMatch(/\d (?:Nm|bar|kW|%|°C|mm?\b|t\b|kg|ppm)|undefined|NaN/);
  },
);

test("a product in one line", () => {
  const [first] = named("1");
  expect(summarizeCells(first?.specs ?? [], "en").replaceAll("\u00a0", " ")).toBe(
    "64–164 Nm³/h · 99–99.999 % · 6.0 bar(g)",
  );
  expect(unitAfter("up to\u00a040", "bar(g)", "en")).toBe("bar(g)");
  expect(unitAfter("< 0.1\u00a0ppm CO₂", "%", "en")).toBe("");
});

test("with a purity, the capacities at that purity", () => {
  const rows = compareProducts(named("1", "2"), { gas: "nitrogen", purity: 99.9 }, "en");
  expect(rows.find(({ label }) => label === "Capacity")?.cells.map(({ text }) => text)).toEqual([
    "126",
    "1,000",
  ]);
  expect(rows.filter(({ label }) => label.startsWith("Capacity"))).toHaveLength(1);
});

test("with a duty, each value says what it is to the duty; of another gas nothing is said", () => {
  const duty = { gas: "oxygen", flow: 120, pressure: 5 } as const;
  const rows = compareProducts(named("1", "4", "6"), duty, "en");
  const notes = (label: string) =>
    rows
      .find((row) => row.label === label)
      ?.cells.map(({ text, note }) => [text, note].join(", ").replaceAll("\u00a0", " "));
  expect(notes("Capacity")).toEqual([
    "64–164, depends on the purity",
    "30, less than 120",
    "1,460, runs at 8 % load",
  ]);
  expect(notes("Pressure")).toEqual(["6.0, ", "4.5, less than 5", "liquid, gas needs tank and vaporiser"]);
});
