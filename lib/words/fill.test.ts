import { fill } from "./fill";

it("puts values into a text, each as often as it is named", () => {
  expect(fill("{count} of {max}, {count} left", { count: 2, max: 3 })).toBe("2 of 3, 2 left");
});

it("keeps a name without a value, and what a value looks like", () => {
  expect(fill("{a} {b}", { a: "$& {b}" })).toBe("$& {b} {b}");
});
