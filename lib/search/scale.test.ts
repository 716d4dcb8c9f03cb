/** The largest index: its memory, the processor time of its queries, and its bound. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "../runtime/log";
import { find } from "./find";
import { maxDocuments, type SearchDocument, SearchIndex } from "./search-index";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));

/** Of each record: few, so that the test is short. */
const wordCount = Number(process.env.SEARCH_WORDS ?? 40);

const queries = [
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
const document = (id: number): SearchDocument => ({
  kind: (["news", "article", "product"] as const)[id % 3] ?? "news",
  path: `/${id}`,
  title: words(6),
  label: "",
  facts: "",
  text: words(wordCount),
});

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let folder: string;
let index: SearchIndex;
const memoryBefore = process.memoryUsage().rss;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "search-"));
  index = new SearchIndex(join(folder, "index.sqlite"));
  for (let id = 0; id < maxDocuments; id += 20)
    index.put(
      "news",
      Array.from({ length: 20 }, (_, offset) => document(id + offset)),
    );
  await index.readVocabulary();
}, 300_000);
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

it("takes at most 20 ms of processor time a query, and 150 MB", () => {
  const times = queries.map((query) => {
    const rounds = [1, 2, 3, 4].map(() => {
      const before = cpuMs();
      find(index, query);
      return cpuMs() - before;
    });
    // Other programs on the same core slow down single rounds.
    return { query, ms: Math.min(...rounds) };
  });
  times.sort((a, b) => a.ms - b.ms);
  const p95 = times[Math.ceil(0.95 * times.length) - 1];
  const megabytes = (process.memoryUsage().rss - memoryBefore) / 1e6;
  const median = times[Math.floor(times.length / 2)];
  process.stdout.write(
    `search: ${maxDocuments} records of ${wordCount} words, ${megabytes.toFixed(0)} MB; a query takes ${median?.ms.toFixed(1)} ms, 95 % at most ${p95?.ms.toFixed(1)}, “${times.at(-1)?.query}” ${times.at(-1)?.ms.toFixed(1)}\n`,
  );
  expect(p95?.ms).toBeLessThan(20);
  expect(megabytes).toBeLessThan(150);
});

it("refuses further records, says so in the log, and updates those that it has", () => {
  const titled = (id: number, title: string) => ({ ...document(id), title });
  index.put("news", [titled(maxDocuments, "Zirconium"), titled(0, "Hafnium")]);
  index.put("other", [titled(0, "Niobium")]);
  expect(index.size).toBe(maxDocuments);
  const titles = (query: string) => find(index, query).found.map(({ path }) => path);
  expect([titles("zirconium"), titles("niobium"), titles("hafnium")]).toEqual([[], [], ["/0"]]);
  expect(log.warn).toHaveBeenCalledWith(
    { source: "news", maxDocuments: 20_000 },
    "search: the index is full",
  );
  // A full index is refilled every 300 seconds, in thousands of batches.
  expect(log.warn).toHaveBeenCalledTimes(1);
});
