import { refusalMessage } from "./refusal-message";

it.each([
  ["problem details", { title: "Bad Request", detail: "Invalid fields: email." }, "Invalid fields: email."],
  [
    "Strapi",
    {
      data: null,
      error: { status: 400, name: "ValidationError", message: "Invalid key foo", details: { key: "foo" } },
    },
    "Invalid key foo",
  ],
  [
    "Directus",
    {
      errors: [
        { message: 'Value for field "place" is required.', extensions: { code: "FAILED_VALIDATION" } },
      ],
    },
    'Value for field "place" is required.',
  ],
  [
    "Laravel",
    {
      message: "The flow is too long.",
      errors: { flow: ["The flow is too long.", "The flow must be a number."] },
    },
    "The flow is too long.; The flow must be a number.",
  ],
  ["FastAPI", { detail: [{ loc: ["body", "name"], msg: "field required" }] }, "field required"],
  ["a script", { success: false, error: "  no\n\u0000 table " }, "no table"],
])("reads the message of %s", (_, body, message) => {
  expect(refusalMessage(body)).toBe(message);
});

it.each([
  [undefined],
  [null],
  ["text"],
  [{}],
  [[]],
  [{ message: 5 }],
  [{ data: { id: 1 } }],
  [{ errors: {} }],
])("finds none in %j", (body) => {
  expect(refusalMessage(body)).toBeUndefined();
});

it("is short, also for deep and long bodies", () => {
  const deep = JSON.parse(`${'{"error":'.repeat(50)}"x"${"}".repeat(50)}`);
  expect(refusalMessage(deep)).toBeUndefined();
  expect(refusalMessage({ message: "x".repeat(5000) })).toHaveLength(200);
  expect(refusalMessage({ errors: Array(5000).fill({ message: "y" }) })).toBe("y");
});

it("leaves out what the visitor wrote", () => {
  const message = "Duplicate asha@plant.example of Asha Rao\nand sons, flow 5";
  const sent = ["Asha Rao\nand sons", "asha@plant.example", "5", ""];
  expect(refusalMessage({ message }, sent)).toBe("Duplicate … of …, flow 5");
  expect(refusalMessage({ message: `${"x".repeat(190)} Asha Rao` }, ["Asha Rao"])).not.toContain("Ash");
});
