import { chooseSimilar } from "./product-page";
import type { ProductRow } from "./products";

const row = (id: string, family: string, gases: string[], expertise: string[]): ProductRow => ({
  id,
  title: id,
  tag: "",
  family,
  gases,
  specs: [],
  expertise,
});

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
  expect(chooseSimilar(own, all).map(({ id }) => id)).toEqual(["closest", "both", "family"]);
});

test("products without a family, a gas and a field have none", () => {
  expect(chooseSimilar(row("1", "", [], []), [row("2", "", [], [])])).toEqual([]);
});
