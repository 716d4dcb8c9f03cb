import en from "../../messages/en/inquiry.json";
import { inquiry } from "../backend/schemas";
import { recordHref } from "../site/kind-pages";
import { checkFields, noteOf } from "./check";
import { cleanFields } from "./clean";
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

/** As the server checks. The browser checks the text as it was typed, with the same result. */
function check(changes: Record<string, unknown>) {
  const checked = checkFields(cleanFields({ ...good, ...changes }), en);
  const inBrowser = checkFields({ ...good, ...changes }, en);
  expect(checked.ok ? checked.ok : checked.errors).toEqual(inBrowser.ok ? inBrowser.ok : inBrowser.errors);
  return checked;
}

function invalid(changes: Record<string, unknown>): string[] {
  const checked = check(changes);
  return checked.ok ? [] : Object.keys(checked.errors);
}

it("accepts valid fields, trimmed, with normalized line breaks", () => {
  const checked = check({ name: "  Asha Rao ", message: "one\r\ntwo\rthree\tfour\n" });
  expect(checked).toEqual({ ok: true, fields: { ...good, message: "one\ntwo\nthree\tfour" } });
});

it("requires a name, an email address and a message", () => {
  const checked = checkFields({}, en);
  expect(checked).toEqual({
    ok: false,
    errors: {
      name: "Enter your name.",
      email: "Enter your email address.",
      message: "Write your message.",
    },
  });
});

const aboutProduct = { page: recordHref("products", "2", "VN-1000 PSA Nitrogen Plant") };
it.each([
  [{}, true],
  [{ page: "/services" }, true],
  [{ subject: "Nitrogen", place: "Pune" }, true],
  [aboutProduct, false],
  [{ gas: "Nitrogen" }, false],
  [{ flow: "300", flowUnit: "Nm³/h" }, false],
  [{ purity: "99.9 %" }, false],
  [{ pressure: "6 bar(g)" }, false],
])("with %j a message is required: %j, in the form as in the contract", (values, isNeeded) => {
  const posted = { ...good, ...values, message: " " };
  const checked = check(posted);
  expect(checked.ok ? {} : checked.errors).toEqual(isNeeded ? { message: "Write your message." } : {});
  const stored = inquiry.safeParse({ ...posted, page: "/contact", ...values });
  expect(stored.error?.issues.map(({ path }) => path) ?? []).toEqual(isNeeded ? [["message"]] : []);
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

it.each(fieldNames.filter((name) => name !== "message" && name !== "email"))("has one line in %s", (name) => {
  for (const end of ["\n", "\r\n", "\r", "\u2028", "\u2029", "\v", "\f", "\t", "\n\n"]) {
    const checked = check({ [name]: `7 kg/h${end}Bcc: x@y.example` });
    expect(checked.ok && checked.fields[name]).toBe("7 kg/h Bcc: x@y.example");
  }
});

it("replaces characters that nobody sees, and half a character", () => {
  const checked = check({
    name: "\ufeffAsha\tRao\u0000",
    company: "Rao\u0092s \u202aPlant\u202c",
    message: "We\u0092ll\u000bwrite\u0085\u2028a\ud800b\u0007",
  });
  expect(checked.ok && checked.fields).toMatchObject({
    name: "Asha Rao",
    company: "Rao’s Plant",
    message: "We’ll\nwrite…\na\ufffdb",
  });
});

it.each([
  ["+919876543210"],
  ["+49 (211) 555.0100"],
  ["0091 98765 43210"],
  [""],
  ["(+91) 98765 43210"],
  ["+91 98765 43210 ext 12"],
  ["+91 98765 43210 x12"],
  ["+91 98765 43210 Ext. 12"],
  ["98765 43210 / 011 2345 6789"],
  ["+91 98765 43210, +91 2712 223344 to 46, after 10 am (IST)"],
  ["\u202a+91 98765 43210\u202c", "+91 98765 43210"],
  ["\u2066\u200e+91 98765\u2011\u200b43210\u2069", "+91 98765-43210"],
  ["+91\u00a098765\u202f43210", "+91 98765 43210"],
  ["98765–43210", "98765-43210"],
  ["९८७६५ ४३२१०", "98765 43210"],
  ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966 50 123 4567"],
  ["＋91 ９８７６５ 43210", "+91 98765 43210"],
])("accepts %j as a phone number", (phone, stored = phone) => {
  const checked = check({ phone });
  expect(checked.ok && checked.fields.phone).toBe(stored);
});
it.each(["phone", "call me", "+", "–"])("asks for a number instead of %j", (phone) => {
  expect(check({ phone })).toEqual({
    ok: false,
    errors: { phone: "Enter a number like 98765 43210 or +49 30 901820." },
  });
});

it.each([
  [{ flow: " 300 ", flowUnit: "SCFH" }, "300\u00a0SCFH"],
  [{ flow: "1,500.5" }, "1,500.5\u00a0Nm³/h"],
  [{ flow: "about 5 t/d", flowUnit: "L/min" }, "about 5 t/d"],
  [{ flow: " ", flowUnit: "t/d" }, ""],
])("adds the unit to a flow without one: %j", (values, flow) => {
  const checked = check(values);
  expect(checked.ok && checked.fields).toEqual({ ...good, flow });
});

it.each([
  ["flow", "300", false],
  ["flow", "12 500", false],
  ["pressure", "6,5 bar", false],
  ["purity", "93 ±3 %", false],
  ["pressure", " ", false],
  ["pressure", "5-7 bar", true],
  ["purity", "as pure as you can", true],
  ["flow", "1.2.3", true],
  ["place", "Pune", false],
])("says beside %s %j that it is sent as it was written: %s", (name, value, isNoted) => {
  expect(noteOf(name, value, en)).toBe(isNoted ? en.check.asWritten : "");
  expect(invalid({ [name]: value })).toEqual([]);
});

it("does not take a flow in an unknown unit for one in a known unit", () => {
  for (const flowUnit of ["furlong", 5, ["L/min"]])
    expect(invalid({ flow: "300", flowUnit })).toEqual(["flow"]);
});

it.each([
  ["a@b.example"],
  ["A.B@C.EXAMPLE"],
  ["a+b@c-d.example"],
  ["r&d@company.example"],
  ["o'neil/sales@company.example"],
  ["name@xn--mller-kva.de"],
  ["name@xn--80ak6aa92e.xn--p1ai"],
  ["name@müller.de", "name@xn--mller-kva.de"],
  ["sales@उदाहरण.भारत", "sales@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["\u200ba\u200b@b.exam\u00adple\u200e", "a@b.example"],
  ["\u00a0a@b.example. ", "a@b.example"],
  ["a@b.example,", "a@b.example"],
  ["mailto:a@b.example", "a@b.example"],
  ["MAILTO:a@b.example?subject=Hello", "a@b.example"],
  ["<a@b.example>", "a@b.example"],
  ["Asha Rao <a@b.example>;", "a@b.example"],
  ['"Rao, Asha" <a@b.example>', "a@b.example"],
  ["ａ＠b．example", "a@b.example"],
])("accepts %j as an email address, as the contract does", (email, stored = email) => {
  const checked = check({ email });
  expect(inquiry.safeParse(checked.ok && checked.fields).data).toMatchObject({ email: stored });
});
it.each([
  "a@b",
  "a b@c.example",
  "ü@b.example",
  "a@b.example, c@d.example",
  "A <a@b.example>, C <c@d.example>",
  "a@b.example\nBcc: c@d.example",
  "<a@b.example>\r\nBcc: c@d.example",
  "a@b.example\u2028",
  "mailto:a@b.example\nBcc:c@d.example",
  "a..b@c.example",
  "a@b.example/x",
  "a@ü b.example",
])("refuses %j as an email address, or sends one address of one line", (email) => {
  const checked = check({ email });
  expect(checked.ok ? checked.fields.email : "a@b.example").toBe("a@b.example");
});
it.each(["a@b", "ü@b.example", "a@b.example, c@d.example", "a@b.example\nBcc: c@d.example"])(
  "refuses %j",
  (email) => expect(invalid({ email })).toEqual(["email"]),
);

it("gets through long texts", () => {
  for (const part of [". ", "<", "<>", "mailto:", "@", "@ü", "a.", "\n \t", "९", "\u0092"])
    expect(invalid({ email: part.repeat(60_000 / part.length), message: "x" })).toEqual(["email"]);
});
