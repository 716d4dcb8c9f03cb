import families from "../../backend/content/families.json";
import content from "../../backend/content/products.json";
import { itemOf } from "../../testing/content/views";
import { parseDuty } from "../site/duty";
import { readDuty } from "../site/duty-in-units";
import { builtToSize, describeNeed, describeOpen, describeRange, type Family } from "./built-to-size";
import type { Spec } from "./specs";

const all = families.map((family) => itemOf("families", family));
const products = content
  .filter(({ status }) => status === "Y")
  .map(({ id, title, gases = [], specs = [], expertise = [] }) => ({
    id: `${id}`,
    title,
    gases,
    specs: specs as Spec[],
    expertise: expertise.map(String),
  }));
const answers = (query: string) => builtToSize(all, products, parseDuty(new URLSearchParams(query)));

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["gas=nitrogen&flow=5", ["PSA nitrogen"]],
  ["gas=nitrogen&flow=5000&purity=99.999", ["PSA nitrogen"]],
  [
    "gas=nitrogen&flow=4.9",
    ["PSA nitrogen: your 4.9 Nm³/h is settled in the offer: the range begins at 5 Nm³/h"],
  ],
  ["gas=nitrogen&flow=1.2", []],
  [
    "gas=nitrogen&flow=20000",
    ["PSA nitrogen: your 20,000 Nm³/h is settled in the offer: the range ends at 5,000 Nm³/h"],
  ],
  ["gas=nitrogen&flow=20100", []],
  ["gas=nitrogen&flow=300&purity=99.9995&pressure=7", []],
  [
    "gas=oxygen&flow=120&purity=93&pressure=5",
    ["PSA oxygen: your 5 bar(g) is settled in the offer: the range ends at 4.5 bar(g)"],
  ],
  [
    "gas=oxygen&flow=100&purity=99.5",
    ["PSA oxygen: your 99.5 % takes a further stage or another process: the range ends at 94 %"],
  ],
  // Short of the flow or the purity are named only where no family has both.
  ["gas=oxygen&flow=2000&purity=99.5", ["Cryogenic oxygen"]],
  ["gas=nitrogen", []],
  ["flow=300", []],
])("%s is built to size, or close to it: %j", (query, texts) => {
  const duty = parseDuty(new URLSearchParams(query));
  const described = answers(query).map((answer) =>
    plain([answer.family.name, describeOpen(answer, duty, "en")].filter(Boolean).join(": ")),
  );
  expect(described).toEqual(texts);
});

test("what a range does not state is settled in the offer", () => {
  const stated: Family = {
    id: "1",
    name: "PSA",
    gases: ["oxygen"],
    range: [{ key: "capacity", label: "", min: 5, max: 250, unit: "Nm³/h" }],
    expertise: null,
  };
  const duty = parseDuty(new URLSearchParams("gas=oxygen&flow=120&pressure=5"));
  const describe = (family: Family, own = duty) =>
    builtToSize([family], [], own).map((answer) => plain(describeOpen(answer, own, "en")));
  expect(describe(stated)).toEqual(["your 5 bar(g) is settled in the offer"]);
  expect(describe(stated, { ...duty, purity: 93 })).toEqual([
    "your 93 % and 5 bar(g) are settled in the offer",
  ]);
  // Of an open end, and of a unit that does not convert, nobody knows.
  const from: Family = { ...stated, range: [{ key: "capacity", label: "", min: 5, unit: "Nm³/h" }] };
  expect(describe(from, { gas: "oxygen", flow: 120, purity: 93 })).toEqual([]);
  const open = {
    ...stated,
    range: [...stated.range, { key: "pressure", label: "", min: 4, unit: "bar(g)" }],
  };
  expect([describe(open), describe(open, { ...duty, pressure: 4 })]).toEqual([
    ["your 5 bar(g) is settled in the offer"],
    [""],
  ]);
  const foreign = {
    ...stated,
    range: [...stated.range, { key: "pressure", label: "", max: 4, unit: "Torr" }],
  };
  expect(describe(foreign)).toEqual(["your 5 bar(g) is settled in the offer"]);
  expect(describeRange(foreign, "pressure", "en")).toBe("");
});

test("in Hindi, with a value in another unit", () => {
  const duty = readDuty(new URLSearchParams("gas=oxygen&flow=120&pressure=72.5psig"));
  const [answer] = builtToSize(all, products, duty);
  expect(answer && plain(describeOpen(answer, duty, "hi"))).toBe(
    "आपका मान 72.5 psi(g) = 4.999 bar(g) ऑफ़र में तय होगा: यह रेंज 4.5 bar(g) तक है",
  );
});

test("duty and models are on a logarithmic scale, the models at the purity asked for", () => {
  const [answer] = answers("gas=nitrogen&flow=500&purity=99.9");
  expect(answer?.scale).toMatchObject({ min: 5, max: 5000 });
  expect(answer?.scale?.share).toBeCloseTo(2 / 3);
  expect(answer?.scale?.models.map(({ title, capacity }) => [title.split(" ")[0], capacity])).toEqual([
    ["VN-100", 126],
    ["VND-300", 300],
    ["VN-1000", 1000],
  ]);
});

test("models of a scale make gas", () => {
  const [answer] = answers("gas=hydrogen&flow=500");
  expect(answer?.scale?.models.map(({ title }) => title.split(" ")[0])).toEqual(["HB-200", "EB-10"]);
});

test("a range and a need in words", () => {
  const ranges = all.map((family) =>
    (["capacity", "purity", "pressure"] as const).map((key) => plain(describeRange(family, key, "en"))),
  );
  expect(ranges).toEqual([
    ["5 to 5,000 Nm³/h", "95 to 99.999 %", "6 to 6.5 bar(g)"],
    ["5 to 250 Nm³/h", "90 to 94 %", "3.5 to 4.5 bar(g)"],
    ["300 to 10,000 Nm³/h", "90 to 94 %", "0.2 to 6 bar(g)"],
    ["1,460 to 13,100 Nm³/h", "up to 99.6 %", "up to 30 bar(g)"],
    ["200 to 4,000 Nm³/h", "up to 99.9995 %", "10 to 30 bar(g)"],
  ]);
  expect(plain(describeNeed({ flow: 300, purity: 99.9, pressure: 6 }, "en"))).toBe(
    "300 Nm³/h at 99.9 %, 6 bar(g)",
  );
  expect(plain(describeNeed({ flow: 300, pressure: 6 }, "en"))).toBe("300 Nm³/h, 6 bar(g)");
});
