import fc from "fast-check";
import { safeLocation } from "./location.ts";

const site = "https://site.test/deep/page";
/** As a browser reads it. */
const followed = (target: string) => new URL(safeLocation(target), site);

it.each([
  "/about",
  "/hi/contact?gas=oxygen&flow=1%2C000#list",
  "/a//b/../c",
  "https://shop.test/x?to=//y#z",
  "http://127.0.0.1:3000",
  "HTTPS://shop.test/x",
])("leaves %j as it is", (target) => {
  expect(safeLocation(target)).toBe(target);
});

it.each([
  ["//evil.example/x", "/evil.example/x"],
  ["///evil.example/x", "/evil.example/x"],
  ["/\\evil.example/x", "/evil.example/x"],
  ["\\/evil.example/x", "/evil.example/x"],
  ["\\\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  ["/\r\n/evil.example", "/evil.example"],
  ["\0 //evil.example", "/evil.example"],
  ["\t/\t\\\tevil.example", "/evil.example"],
  ["javascript:alert(1)", "/"],
  ["java\tscript:alert(1)", "/"],
  ["data:text/html,x", "/"],
  ["mailto:a@b.c", "/"],
  ["https:evil.example", "/"],
  ["https:/evil.example", "/"],
  ["https:\\\\evil.example", "/"],
  ["https:///evil.example", "/"],
  ["https://site.test@evil.example/", "/"],
  ["https://site.test\\@evil.example/", "/"],
  ["evil.example", "/"],
  ["?next=1", "/"],
  ["", "/"],
])("makes %j %j", (target, safe) => {
  expect(safeLocation(target)).toBe(safe);
});

it("keeps browsers at the host for all that begins like a path, and encoded slashes in the path", () => {
  for (const path of ["/%2Fevil.example", "/%5Cevil.example", "/.//evil.example", "/..//evil.example"])
    expect(followed(path).host).toBe("site.test");
  const piece = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "\r",
    " ",
    "\0",
    ".",
    "..",
    "@",
    ":",
    "%2f",
    "evil.example",
  );
  const target = fc
    .tuple(fc.constantFrom("/", "\\", " /", "\t\\"), fc.array(piece))
    .map(([a, b]) => a + b.join(""));
  fc.assert(fc.property(target, (text) => followed(text).host === "site.test"));
});
