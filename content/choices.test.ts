import { plantPlaces } from "@/lib/plant/places.ts";
import { columns } from "@/lib/products/specs.ts";
import { gases } from "@/lib/site/duty.ts";
import { comparedQuantities, gasChoices, quantityChoices, symbolChoices, unitChoices } from "./choices.ts";

test("editors choose of the quantities that the site compares, their units, its gases and its places", () => {
  const keys = columns.map(({ key }) => key);
  expect(Object.keys(comparedQuantities)).toEqual(keys);
  expect(Object.keys(quantityChoices).slice(0, keys.length)).toEqual(keys);
  expect(Object.keys(unitChoices).slice(0, keys.length)).toEqual(columns.map(({ unit }) => unit));
  expect(Object.keys(gasChoices).sort()).toEqual([...gases].sort());
  expect(Object.keys(symbolChoices)).toEqual(expect.arrayContaining(Object.values(plantPlaces).flat()));
});
