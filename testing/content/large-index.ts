/** Records for an index as large as it may be, and queries as visitors type them. */
import { readFileSync } from "node:fs";
import type { SearchDocument } from "../../lib/search/search-index.ts";

export const queries = [
  ...["nitrogen", "plant", "argon recovery", "VN-1000", "vc200g", "300 Nm3/h nitrogen", "iso 9001"],
  ...["oxygen plant valve", "what is the purity of the plant", "electrolyzer", "why do sieve beds fail"],
  ...["hospital oxygen", "cooling water", "energy audit", "spare parts", "tube trailer filling", "careers"],
  ...["company profile", "privacy", "alarm rationalization", "maintenance contract"],
  ...["molecular sieve", "450 t/d", "kwh per kg", "relocation", "the", "hydrogen purification skid"],
  // As suggestions are asked for.
  ...["pl", "co", "ni", "nitr", "cryo", "press", "oxygen pl", "plate fin heat exch"],
  // With typing errors, and without any result.
  ...["nitrgen generater", "comissioning", "cryogenic temprature profle", "plate-fin exchangrs"],
  ...["xqzvbn", "zzzz yyyy"],
  // As many words as count.
  "nitrgen generater purty presure valv plant oxigen temperatur",
  "one two three four pressure vessel purity column",
];

const text = ["blog", "news", "products", "references"].flatMap((kind) => {
  const records: { title: string; description?: string }[] = JSON.parse(
    readFileSync(`backend/content/${kind}.json`, "utf8"),
  );
  return records.flatMap(({ title, description = "" }) =>
    `${title} ${description}`.replace(/<[^>]+>/g, " ").split(/\s+/),
  );
});

let seed = 1;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};
/** Words as often as they are in the sample content; every fiftieth is in no other record. */
const words = (count: number) =>
  Array.from({ length: count }, () => {
    const word = text[Math.floor(random() * text.length)] ?? "";
    return random() < 0.02 ? word + Math.floor(random() * 100_000).toString(36) : word;
  }).join(" ");
/** @param wordCount of its text; the words are the same in each run */
export const largeDocument = (id: number, wordCount: number): SearchDocument => ({
  kind: (["news", "article", "product"] as const)[id % 3] ?? "news",
  path: `/${id}`,
  title: words(6),
  label: "",
  facts: "",
  text: words(wordCount),
});
