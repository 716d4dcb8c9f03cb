import { readFileSync } from "node:fs";
import { parseContentFile } from "./content-file.ts";
import { kinds } from "./kinds.ts";
import { keyOf, parseTranslations, translateRecord } from "./translations.ts";

const products = kinds.find(({ name }) => name === "products");
const about = kinds.find(({ name }) => name === "about");
if (!products || !about) throw new Error("kinds are missing");

const record = {
  id: "7",
  title: "VN-100",
  description: "<p>Two vessels</p>",
  image: "/a.webp",
  specs: [
    { key: "capacity", label: "Nitrogen", value: "164", unit: "Nm³/h" },
    { key: "footprint", label: "Footprint", value: "6 × 2.4 m" },
  ],
};

const parse = (content: unknown) => parseTranslations(JSON.stringify(content), products, [record]);
const reasonsOf = (content: unknown) => {
  const result = parse(content);
  return result.ok ? [] : result.reasons;
};

it("puts words in the place of others, and keeps numbers, units and pictures", () => {
  const words = { title: "VN-100 नाइट्रोजन", specs: [{ label: "नाइट्रोजन" }, {}] };
  const result = parse({ 7: words });
  expect(result.ok && result.translations.get("7")).toEqual(words);
  expect(translateRecord(record, words)).toEqual({
    ...record,
    title: "VN-100 नाइट्रोजन",
    specs: [{ ...record.specs[0], label: "नाइट्रोजन" }, record.specs[1]],
  });
});

it("keeps an item that is a text, where a translator left an empty place", () => {
  const pictured = { id: "7", title: "A", images: ["/a.webp"] };
  expect(translateRecord(pictured, { images: [{}] })).toEqual(pictured);
});

it.each([
  [{ 9: { title: "x" } }, 'id "9", there is no such record'],
  [{ 7: "x" }, 'id "7", expected an object'],
  [{ 7: { titel: "x" } }, 'id "7", field titel: unknown'],
  [{ 7: { specs: [{ label: "x" }] } }, 'id "7", field specs: has 1 items, and the record 2'],
  [{ 7: { title: "" } }, 'id "7", field title: '],
  [[], "the file must contain one object"],
])("says what is wrong with %j", (content, reason) => {
  expect(reasonsOf(content).join("\n")).toContain(reason);
});

it("names line and column of a syntax error", () => {
  expect(parseTranslations('{\n "7": }', products, [record])).toMatchObject({
    reasons: ["line 2, column 7: Unexpected token '}'"],
  });
});

it("has the words of a kind with one record without an id", () => {
  const result = parseTranslations('{ "description": "<p>हम</p>" }', about, [{ description: "<p>We</p>" }]);
  expect(result.ok && result.translations.get("")).toEqual({ description: "<p>हम</p>" });
});

it("does not take a record without words for a translated one", () => {
  const result = parse({ 7: {} });
  expect(result.ok && result.translations.size).toBe(0);
});

/** The rest is shown in English, marked as such. */
const translated =
  "about banners catalogues certificates commitments expertise families figures home leadership pages privacy products quality-policy references services settings story timeline values vision";

it.each(translated.split(" "))("has Hindi words for all of the sample content's %s", (name) => {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  const read = (path: string) => readFileSync(`backend/content/${path}.json`, "utf8");
  const content = parseContentFile(read(name), kind);
  if (!content.ok) throw new Error(content.reasons.join());
  const result = parseTranslations(read(`hi/${name}`), kind, content.records);
  expect(result.ok ? [] : result.reasons).toEqual([]);
  const published = content.records.filter(({ status }) => status === undefined || status === "Y");
  const missing = published.filter((record) => result.ok && !result.translations.has(keyOf(record, kind)));
  expect(missing).toEqual([]);
});
