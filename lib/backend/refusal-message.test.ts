import { refusalMessage, refusedBy } from "./refusal-message";

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

describe("the log has of a refusal", () => {
  const refusal = (body: unknown, status = 422) => refusedBy(new Response(null, { status }), body).cause;

  it.each([
    ["Laravel", { message: "The flow is too long.", errors: { flow: ["The flow is too long."] } }, ["flow"]],
    ["NestJS", { statusCode: 400, message: ["email must be an email"], error: "Bad Request" }, []],
    ["Django", { email: ["Invalid value."] }, ["email"]],
    ["FastAPI", { detail: [{ loc: ["body", "name"], msg: "field required", input: "Asha" }] }, ["name"]],
    ["Strapi", { error: { name: "x", message: "y", details: { errors: [{ path: ["phone"] }] } } }, ["phone"]],
    ["Directus", { errors: [{ message: "x", extensions: { field: "place" } }] }, ["place"]],
    ["problem details", { detail: "x", errors: [{ pointer: "#/gas", detail: "y" }] }, ["gas"]],
    ["a page", undefined, []],
  ])("the status and the fields that %s names", (_, body, fields) => {
    expect(refusal(body)).toMatchObject({ status: 422, fields });
  });

  it("nothing of a body that is nested without end", () => {
    let body: unknown = { email: ["x"] };
    for (let depth = 0; depth < 10_000; depth++) body = [body];
    expect(refusal(body)).toEqual({ status: 422, fields: [], cause: "" });
  });

  it("words of a list, and nothing of what the request had, in whatever form", () => {
    const sent = "Asha Rao <asha@plant.example> +91 98765 43210 Basic dTpw";
    const forms = [
      sent,
      sent.toUpperCase(),
      encodeURIComponent(sent),
      sent.replace(/\D/g, ""),
      Array.from(sent, (letter) => letter.charCodeAt(0)).join(" "),
      Buffer.from(sent).toString("base64"),
      JSON.stringify(JSON.stringify({ name: sent })),
    ];
    for (const form of forms)
      expect(refusal({ message: `Duplicate entry ${form} for key email` })).toEqual({
        status: 422,
        fields: [],
        cause: "Duplicate entry … for key email",
      });
    expect(refusal({ errors: { [sent]: [sent] } })).toEqual({ status: 422, fields: [], cause: "…" });
  });
});
