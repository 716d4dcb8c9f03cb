import { passes, referenceFilters, referencesHref } from "./reference-filter";

const references = [
  { gases: ["nitrogen"], country: "India" },
  { gases: ["oxygen", "nitrogen"], country: "Sri Lanka" },
  { gases: [], country: "Nepal" },
  { gases: ["argon"], country: null },
  { gases: ["helium"], country: "भारत" },
];

it("has a filter for each gas, each country and each pair of them that occurs", () => {
  expect([...referenceFilters(references).keys()].sort()).toEqual(
    [
      ...["argon", "helium", "nitrogen", "oxygen", "in-india", "in-nepal", "in-sri-lanka"],
      ...["nitrogen-in-india", "nitrogen-in-sri-lanka", "oxygen-in-sri-lanka"],
    ].sort(),
  );
});

it("selects references", () => {
  const filter = referenceFilters(references).get("nitrogen-in-sri-lanka");
  expect(filter).toEqual({ value: "nitrogen-in-sri-lanka", gas: "nitrogen", country: "Sri Lanka" });
  expect(references.filter((reference) => filter && passes(reference, filter))).toEqual([references[1]]);
});

it("has a URL of its own, and none without a filter", () => {
  expect(referencesHref("in-india")).toBe("/references/filter/in-india");
  expect(referencesHref()).toBe("/references");
});
