import { inquiry } from "../backend/schemas";
import { checkFields } from "./check";
import { fieldNames, fields, type InquiryFields } from "./fields";

const good: InquiryFields = {
  name: "Asha Rao",
  email: "asha@plant.example",
  phone: "+91 98765 43210",
  company: "",
  subject: "",
  gas: "",
  flow: "",
  purity: "",
  pressure: "",
  place: "",
  message: "500 Nm³/h",
};

function invalid(changes: Record<string, unknown>): string[] {
  const checked = checkFields({ ...good, ...changes });
  return checked.ok ? [] : Object.keys(checked.errors);
}

it("accepts valid fields, trimmed, with normalized line breaks", () => {
  const checked = checkFields({ ...good, name: "  Asha Rao ", message: "one\r\ntwo\rthree\tfour\n" });
  expect(checked).toEqual({ ok: true, fields: { ...good, message: "one\ntwo\nthree\tfour" } });
});

it("requires a name, an email address and a message", () => {
  const checked = checkFields({});
  expect(checked).toEqual({
    ok: false,
    errors: {
      name: "Enter your name.",
      email: "Enter your email address.",
      message: "Write your message.",
    },
  });
});

it.each(fieldNames)("limits the length of %s, and rejects other types", (name) => {
  const { maxLength } = fields[name];
  const letters =
    name === "email"
      ? `@${"b".repeat(59)}.${"c".repeat(59)}.example`.padStart(fields.email.maxLength, "a")
      : "";
  // A unit of its own; one is added otherwise.
  const flow = "x".repeat(fields.flow.maxLength);
  const special = { flow, phone: "+1234567890".padEnd(fields.phone.maxLength, "-"), email: letters }[
    name as string
  ];
  const value = special ?? "x".repeat(maxLength);
  expect(value).toHaveLength(maxLength);
  expect(invalid({ [name]: value })).toEqual([]);
  for (const bad of [`${value}x`, 5, true, {}, ["a"]]) expect(invalid({ [name]: bad })).toEqual([name]);
});

it.each(fieldNames.filter((name) => name !== "message"))("rejects a second line in %s", (name) => {
  const value = good[name] || "Plant";
  for (const end of ["\n", "\r\n", "\r", "\u2028", "\u0000", "\u0085"]) {
    expect(invalid({ [name]: `${value}${end}Bcc: x@y.example` })).toEqual([name]);
  }
});

it("rejects control characters in a message, and replaces half a character", () => {
  expect(invalid({ message: "a\u0000b" })).toEqual(["message"]);
  const checked = checkFields({ ...good, message: "a\ud800b" });
  expect(checked.ok && checked.fields.message).toBe("a\ufffdb");
});

it.each(["+919876543210", "98765 43210", "+91 98765-43210", "+49 (211) 555.0100", "0091 98765 43210", ""])(
  "accepts %j as a phone number",
  (phone) => expect(invalid({ phone })).toEqual([]),
);
it.each(["+91", "+49 3", "12345", "+91 98765 43210 ext", "+123456789012345678", "91+9876543210", "phone"])(
  "rejects %j as a phone number",
  (phone) => expect(invalid({ phone })).toEqual(["phone"]),
);

it.each([
  [{ flow: " 300 ", flowUnit: "SCFH" }, "300\u00a0SCFH"],
  [{ flow: "1,500.5" }, "1,500.5\u00a0Nm³/h"],
  [{ flow: "about 5 t/d", flowUnit: "L/min" }, "about 5 t/d"],
  [{ flow: " ", flowUnit: "t/d" }, ""],
])("adds the unit to a flow without one: %j", (values, flow) => {
  const checked = checkFields({ ...good, ...values });
  expect(checked.ok && checked.fields).toEqual({ ...good, flow });
});

it("does not take a flow in an unknown unit for one in a known unit", () => {
  for (const flowUnit of ["furlong", 5, ["L/min"]])
    expect(invalid({ flow: "300", flowUnit })).toEqual(["flow"]);
});

it.each(["a@b.example", " a+b@c-d.example ", "A.B@C.EXAMPLE"])(
  "accepts %j as an email address, as the contract does",
  (email) => {
    const checked = checkFields({ ...good, email });
    expect(inquiry.safeParse(checked.ok && checked.fields).data).toMatchObject({ email: email.trim() });
  },
);
it.each(["a@b", "a b@c.example", "ü@b.example", "a@b.example, c@d.example"])(
  "rejects %j as an email address",
  (email) => expect(invalid({ email })).toEqual(["email"]),
);
