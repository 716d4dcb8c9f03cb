/** @jest-environment node */
import { inquiryKind } from "./inquiry-kind";

const origin = "https://site.test";
const own = { referrer: `${origin}/contact` };
const form = { method: "POST", mode: "navigate", path: "/api/inquiry", referrer: "", headers: {} };
const script = { ...form, mode: "cors", headers: { "content-type": "application/json" } };

function kindOf({ path, headers, ...rest }: typeof form) {
  const request = { ...rest, url: new URL(path, origin).href, headers: new Headers(headers) };
  return inquiryKind(request as unknown as Request, origin);
}

it.each([
  ["the form's script", { ...script, ...own }, "script"],
  ["the form's script in a browser without referrers", script, "script"],
  ["the form", { ...form, ...own, headers: { origin } }, "form"],
  ["the form in a browser that shows the worker no origin", { ...form, ...own }, "form"],
  ["the form in a browser without referrers", { ...form, headers: { origin } }, "form"],
])("takes what is sent by %s", (_, request, kind) => {
  expect(kindOf(request)).toBe(kind);
});

it.each([
  ["another site", { ...form, headers: { origin: "https://evil.test" }, referrer: "https://evil.test/" }],
  ["another site that hides its referrer", { ...form, headers: { origin: "https://evil.test" } }],
  ["another site that hides its origin", { ...form, headers: { origin: "null" }, referrer: `${origin}/` }],
  ["another site, without its origin", { ...form, referrer: "https://evil.test/contact" }],
  ["a site that hides both", form],
  ["another port", { ...form, headers: { origin: `${origin}:8443` } }],
  ["a site whose name begins alike", { ...form, referrer: "https://site.test.evil.test/" }],
])("leaves the form of %s to the browser", (_, request) => {
  expect(kindOf(request)).toBeUndefined();
});

it.each([
  ["a question for the page", { ...form, ...own, method: "GET" }],
  ["another path", { ...form, ...own, path: "/api/vitals" }],
  ["another host", { ...script, ...own, path: "https://elsewhere.test/api/inquiry" }],
  ["another type", { ...script, ...own, headers: { "content-type": "text/plain" } }],
])("leaves %s to the browser", (_, request) => {
  expect(kindOf(request)).toBeUndefined();
});
