import { foreignText } from "./foreign-text";

it.each([
  ['Value for field "email" is required.', 'Value for field "email" is required.'],
  ["Duplicate entry asha@plant.example of\nASHA  RAO", "Duplicate entry … of …"],
  ["name: Asha%20Rao, phone 919876543210", "name: … phone …"],
  ["Authorization: Basic dTpw is wrong", "… is wrong"],
  ["mailbox\u0000unavailable <asha@plant.example>", "mailbox unavailable …"],
  ["हिन्दी", "…"],
  ["a@b (message)", "… (message)"],
  ["", ""],
])("of %j keeps %j", (text, kept) => {
  expect(foreignText(text)).toBe(kept);
});

it("is short, whatever its length", () => {
  expect(foreignText("the field ".repeat(5_000_000))).toHaveLength(200);
  expect(foreignText("x ".repeat(5_000_000))).toBe("…");
});
