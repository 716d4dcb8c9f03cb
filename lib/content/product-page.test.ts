import content from "../../backend/content/products.json";
import { itemOf, wholeOf } from "../../testing/content/views";
import { chooseSimilar } from "./product-page";
import type { ProductRow } from "./products";

const row = (
  id: string,
  family: string | null,
  gases: string[],
  expertise: string[],
  capacity = 100,
): ProductRow =>
  wholeOf("products", {
    id,
    title: id,
    family,
    gases,
    specs: [{ key: "capacity", label: "Capacity", value: capacity, unit: "Nm³/h" }],
    expertise,
  });
const idsOf = (rows: ProductRow[]) => rows.map(({ id }) => id);

test("similar products are of the same family, or have a gas and a field in common", () => {
  const own = row("own", "A", ["nitrogen"], ["3"]);
  const all = [
    row("field", "B", [], ["3"]),
    row("both", "B", ["nitrogen"], ["3"]),
    own,
    row("family", "A", [], []),
    row("closest", "A", ["nitrogen"], []),
    row("other", "C", ["oxygen"], ["4"]),
  ];
  expect(idsOf(chooseSimilar(own, all))).toEqual(["closest", "both", "family"]);
});

test("their capacity is 0.2 to 5 times that of the product, the closest first", () => {
  const own = row("own", "A", ["nitrogen"], [], 1000);
  const all = [199, 200, 900, 5000, 5001].map((value) => row(String(value), "A", ["nitrogen"], [], value));
  const unknown = { ...row("unknown", "A", ["nitrogen"], []), specs: [] };
  expect(idsOf(chooseSimilar(own, [...all, unknown]))).toEqual(["900", "200", "5000"]);
  expect(chooseSimilar(unknown, all)).toEqual([]);
});

test("products without a family, a gas and a field have none", () => {
  expect(chooseSimilar(row("1", null, [], []), [row("2", null, [], [])])).toEqual([]);
});

test.each([
  ["VN-100", ["3"]],
  ["VN-1000", ["3"]],
  ["VX-2000", ["6", "7"]],
  ["HB-200", ["17"]],
  ["LT-50", []],
])("of the products in the content, those similar to %s", (model, ids) => {
  const all = content.filter(({ status }) => status === "Y").map((record) => itemOf("products", record));
  const own = all.find(({ title }) => title.startsWith(`${model} `));
  expect(own && idsOf(chooseSimilar(own, all))).toEqual(ids);
});
