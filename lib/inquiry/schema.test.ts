import { inquiry } from "../backend/schemas";
import { type Fields, fieldNames, limits } from "./fields";
import { checkFields } from "./schema";

const good: Fields = {
  name: "Asha Rao",
  email: "asha@plant.example",
  phone: "+91 98765 43210",
  company: "",
  subject: "",
  message: "500 Nm³/h",
};

function wrong(changes: Record<string, unknown>): string[] {
  const checked = checkFields({ ...good, ...changes });
  return checked.ok ? [] : Object.keys(checked.errors);
}

it("takes what is right, trimmed, with the line ends of a text", () => {
  const checked = checkFields({ ...good, name: "  Asha Rao ", message: "one\r\ntwo\rthree\tfour\n" });
  expect(checked).toEqual({ ok: true, fields: { ...good, message: "one\ntwo\nthree\tfour" } });
});

it("needs a name, an email address and a message, and nothing else", () => {
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

it.each(fieldNames)("limits %s, and takes no other type", (name) => {
  const letters =
    name === "email" ? `@${"b".repeat(59)}.${"c".repeat(59)}.example`.padStart(limits.email, "a") : "";
  const longest = { phone: "+1234567890".padEnd(limits.phone, "-"), email: letters }[name as string];
  const most = longest ?? "x".repeat(limits[name]);
  expect(most).toHaveLength(limits[name]);
  expect(wrong({ [name]: most })).toEqual([]);
  for (const value of [`${most}x`, 5, true, {}, ["a"]]) expect(wrong({ [name]: value })).toEqual([name]);
});

it.each(fieldNames.filter((name) => name !== "message"))("takes no second line in %s", (name) => {
  const value = good[name] || "Plant";
  for (const end of ["\n", "\r\n", "\r", "\u2028", "\u0000", "\u0085"]) {
    expect(wrong({ [name]: `${value}${end}Bcc: x@y.example` })).toEqual([name]);
  }
});

it("takes no control characters in a message, and mends half of a letter", () => {
  expect(wrong({ message: "a\u0000b" })).toEqual(["message"]);
  const checked = checkFields({ ...good, message: "a\ud800b" });
  expect(checked.ok && checked.fields.message).toBe("a\ufffdb");
});

it.each(["+919876543210", "+91 98765-43210", "+49 (211) 555.0100", "0091 98765 43210", ""])(
  "takes %j as a phone",
  (phone) => expect(wrong({ phone })).toEqual([]),
);
it.each(["98765 43210", "+91", "+0 123456789", "+91 98765 43210 ext", "+1234567890123456", "phone"])(
  "does not take %j as a phone",
  (phone) => expect(wrong({ phone })).toEqual(["phone"]),
);

it("allows nothing that the contract does not", () => {
  for (const email of [
    "a@b.example",
    "a+b@c-d.example",
    "A.B@C.EXAMPLE",
    "a@b",
    "a b@c.example",
    "ü@b.example",
  ]) {
    const checked = checkFields({ ...good, email });
    expect(checked.ok).toBe(inquiry.safeParse({ ...good, email }).success);
  }
});
