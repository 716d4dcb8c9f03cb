import { createHash } from "node:crypto";
import { inquiryKey, inquiryReference } from "./inquiry-key";

const digest = (text: string) => createHash("sha256").update(text).digest();

it("begins with a reference that can be read over the phone", () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => inquiryKey(digest(String(index))));
  for (const key of keys) {
    expect(key).toMatch(/^INQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\.[0-9a-f]{40}$/);
    expect(key).toBe(`${inquiryReference(key)}.${key.split(".")[1]}`);
  }
  expect(new Set(keys.map(inquiryReference)).size).toBe(keys.length);
  expect(inquiryKey(digest("0"))).toBe(keys[0]);
});

it.each(["", "a1b2c3d4e5f60718293a", "INQ-7K3F-92QM", "x INQ-7K3F-92QM.a"])("has no reference: %j", (key) => {
  expect(inquiryReference(key)).toBe("");
});
