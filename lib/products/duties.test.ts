import families from "../../backend/content/families.json";
import content from "../../backend/content/products.json";
import { itemOf } from "../../testing/content/views";
import { readDuty } from "../site/duty-in-units";
import { builtToSize } from "./built-to-size";
import { matchProducts } from "./match";

const ranges = families.map((family) => itemOf("families", family));
const products = content.filter(({ status }) => status === "Y").map((record) => itemOf("products", record));

const model = ({ product }: { product: { title: string } }) => product.title.split(" ")[0];

/** The answer in the order of the page; what is not inside is in brackets, other kinds of plant in square ones. */
function answer(query: string): string {
  const duty = readDuty(new URLSearchParams(query));
  const { matches, closeMatches, otherKinds, delivered } = matchProducts(products, duty, "en");
  const cards = builtToSize(ranges, products, duty).map(({ family, open }) => ({
    name: family.name,
    open: open.map(({ key, kind }) => (kind === "notStated" ? `${key}?` : key)).join(),
  }));
  return [
    ...cards.filter(({ open }) => !open).map(({ name }) => name),
    ...matches.map(model),
    ...cards.filter(({ open }) => open).map(({ name, open }) => `${name} (${open})`),
    ...closeMatches.map((fit) => `${model(fit)} (${fit.limits})`),
    ...otherKinds.map((fit) => `[${model(fit)}${fit.limits.length > 0 ? ` ${fit.limits}` : ""}]`),
    ...(delivered.length > 0 ? ["delivered"] : []),
  ].join("; ");
}

test.each([
  // Oxygen: PSA up to 250 Nm³/h, VPSA from 300, both at 90 to 94 %; cryogenic above 94 %.
  ["gas=oxygen&flow=120&purity=93&pressure=5", "PSA oxygen (pressure); delivered"],
  ["gas=oxygen&flow=120&purity=93", "PSA oxygen; VO-30 (capacity); delivered"],
  ["gas=oxygen&flow=30&purity=93&pressure=4", "PSA oxygen; VO-30; delivered"],
  ["gas=oxygen&flow=500L/min&purity=93&pressure=4bar", "PSA oxygen; VO-30; delivered"],
  ["gas=oxygen&flow=15&purity=95", "PSA oxygen (purity); VO-30 (purity); delivered"],
  ["gas=oxygen&flow=50&purity=93&pressure=150", "PSA oxygen (pressure)"],
  ["gas=oxygen&flow=2&purity=93", "PSA oxygen (capacity); [VO-30 capacity]; delivered"],
  [
    "gas=oxygen&flow=275&purity=93",
    "PSA oxygen (capacity); VPSA oxygen (capacity); [VC-50L capacity]; delivered",
  ],
  ["gas=oxygen&flow=100&purity=99.5", "PSA oxygen (purity); [VC-50L capacity]; delivered"],
  ["gas=oxygen&flow=120&purity=99.5&pressure=5", "delivered"],
  [
    "gas=oxygen&flow=400&purity=90&pressure=1",
    "VPSA oxygen; [VC-50L pressure]; [VX-2000 capacity]; delivered",
  ],
  ["gas=oxygen&flow=1500&purity=93&pressure=6", "VPSA oxygen; Cryogenic oxygen; VX-2000; delivered"],
  [
    "gas=oxygen&flow=1500&purity=93&pressure=8",
    "Cryogenic oxygen; VPSA oxygen (pressure); VX-2000 (pressure); delivered",
  ],
  [
    "gas=oxygen&flow=900&purity=99.5",
    "Cryogenic oxygen (capacity); VPSA oxygen (purity); [VC-50L]; delivered",
  ],
  ["gas=oxygen&flow=3000&purity=95&pressure=20", "Cryogenic oxygen; VC-200G (capacity); delivered"],
  ["gas=oxygen&flow=5800&purity=99.5&pressure=30", "Cryogenic oxygen; VC-200G"],
  ["gas=oxygen&flow=20000&purity=99.5&pressure=30", "Cryogenic oxygen (capacity); VC-200G (capacity)"],
  ["gas=oxygen&flow=100000&pressure=300", ""],
  // Nitrogen: PSA up to 99.999 %, a deoxo above it, cryogenic above 5,000 Nm³/h.
  [
    "gas=nitrogen&flow=300&purity=99.9&pressure=6",
    "PSA nitrogen; VND-300; VN-1000; VN-100 (capacity); [VC-50L pressure]; delivered",
  ],
  ["gas=nitrogen&flow=100&purity=99.9&pressure=6", "PSA nitrogen; VN-100; VND-300; delivered"],
  [
    "gas=nitrogen&flow=300&purity=99.9&pressure=7",
    "PSA nitrogen (pressure); VN-1000 (pressure); VND-300 (pressure); [VC-50L pressure]; delivered",
  ],
  ["gas=nitrogen&flow=500SCFM&pressure=80psig", "PSA nitrogen; VN-1000; VND-300 (capacity); delivered"],
  [
    "gas=nitrogen&flow=300&purity=99.9999&pressure=6",
    "VND-300; PSA nitrogen (purity); VN-1000 (purity); delivered",
  ],
  ["gas=nitrogen&flow=50&purity=99.9995", "PSA nitrogen (purity); VN-100 (purity); delivered"],
  ["gas=nitrogen&flow=20&purity=99.9&pressure=200", "PSA nitrogen (pressure)"],
  ["gas=nitrogen&flow=4000&purity=99.9", "PSA nitrogen; VN-1000 (capacity); VC-200G (capacity); delivered"],
  ["gas=nitrogen&flow=7000&purity=99.9&pressure=6", "PSA nitrogen (capacity); VC-200G (pressure); delivered"],
  ["gas=nitrogen&flow=5000&purity=99.999", "PSA nitrogen; VC-200G; delivered"],
  ["gas=nitrogen&flow=2&purity=95", "PSA nitrogen (capacity); [VN-100 capacity]; delivered"],
  ["gas=nitrogen&pressure=10", "VN-100 (pressure); VN-1000 (pressure); VND-300 (pressure); delivered"],
  ["gas=nitrogen&flow=100000&purity=99.9999&pressure=400", ""],
  // Hydrogen: from electrolysis at up to 30 bar(g), compressed for tube trailers.
  ["gas=hydrogen&flow=200&purity=99.999&pressure=30", "Hydrogen by electrolysis; HB-200; delivered"],
  ["gas=hydrogen&flow=2000&purity=99.999&pressure=30", "Hydrogen by electrolysis; EB-10"],
  [
    "gas=hydrogen&flow=1000&purity=99.999&pressure=200",
    "Hydrogen by electrolysis (pressure); EB-10 (pressure); delivered",
  ],
  ["gas=hydrogen&flow=5000&pressure=30", "Hydrogen by electrolysis (capacity); EB-10 (capacity)"],
  ["gas=hydrogen&flow=20", "[HB-200 capacity]; delivered"],
  ["gas=hydrogen&flow=100000&purity=99.999&pressure=400", ""],
  // Argon: liquid, from a large air separation plant.
  ["gas=argon&flow=200&purity=99.999", "[VC-200G]; delivered"],
  ["gas=argon&flow=200&purity=99.999&pressure=10", "[VC-200G pressure]; delivered"],
  ["gas=argon&flow=20&purity=99.999", "[VC-200G capacity]; delivered"],
  ["gas=argon&flow=90000&purity=99.9999&pressure=400", ""],
])("%s: %s", (query, expected) => {
  expect(answer(query)).toBe(expected);
});
