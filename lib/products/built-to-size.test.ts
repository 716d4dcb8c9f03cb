import families from "../../backend/content/families.json";
import content from "../../backend/content/products.json";
import { toFamily } from "../content/specs";
import { parseDuty } from "../site/duty";
import { builtToSize, describeNeed, describeRange } from "./built-to-size";
import type { Spec } from "./specs";

const all = families.map((family) =>
  toFamily({ ...family, id: `${family.id}`, expertise: `${family.expertise}` }),
);
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

test.each([
  ["gas=nitrogen&flow=300&purity=99.9&pressure=6", ["PSA nitrogen"]],
  ["gas=nitrogen&flow=5", ["PSA nitrogen"]],
  ["gas=nitrogen&flow=5000&purity=99.999", ["PSA nitrogen"]],
  // Outside each end, and values that the range does not reach or state.
  ["gas=nitrogen&flow=4.9", []],
  ["gas=nitrogen&flow=5010", []],
  ["gas=nitrogen&flow=300&purity=99.9995", []],
  ["gas=nitrogen&flow=300&pressure=7", []],
  ["gas=oxygen&flow=30&pressure=4", []],
  ["gas=oxygen&flow=30&purity=93", ["PSA oxygen"]],
  ["gas=oxygen&flow=2000&purity=93", ["VPSA oxygen", "Cryogenic oxygen"]],
  ["gas=oxygen&flow=2000&purity=99.5", ["Cryogenic oxygen"]],
  ["gas=nitrogen", []],
  ["flow=300", []],
])("%s is built to size: %j", (query, names) => {
  expect(answers(query).map(({ family }) => family.name)).toEqual(names);
});

test("duty and models are on a logarithmic scale, the models at the purity asked for", () => {
  const [answer] = answers("gas=nitrogen&flow=500&purity=99.9");
  expect(answer).toMatchObject({ min: 5, max: 5000 });
  expect(answer?.share).toBeCloseTo(2 / 3);
  expect(answer?.models.map(({ title, capacity }) => [title.split(" ")[0], capacity])).toEqual([
    ["VN-100", 126],
    ["VND-300", 300],
    ["VN-1000", 1000],
  ]);
});

test("a range and a need in words", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(all.map((family) => plain(describeRange(family, "en").join(", ")))).toEqual([
    "5 to 5,000 Nm³/h, 95 to 99.999 %, 6 to 6.5 bar(g)",
    "5 to 250 Nm³/h, 90 to 94 %",
    "300 to 10,000 Nm³/h, 90 to 94 %",
    "1,460 to 13,100 Nm³/h, up to 99.6 %, up to 30 bar(g)",
  ]);
  expect(plain(describeNeed({ flow: 300, purity: 99.9, pressure: 6 }, "en"))).toBe(
    "300 Nm³/h at 99.9 %, 6 bar(g)",
  );
  expect(plain(describeNeed({ flow: 300, pressure: 6 }, "en"))).toBe("300 Nm³/h, 6 bar(g)");
});
