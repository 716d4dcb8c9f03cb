import fc from "fast-check";
import { attackAddresses } from "../../testing/http/attack-addresses.ts";
import { isUnambiguousTarget } from "./request-target.ts";

it.each([
  "/",
  "/about",
  "/_next/static/chunks/a..b-_.js",
  "/files/.../x.y",
  "/.well-known/security.txt",
  "/a./.b/..c/d..",
  "/files/a%2fb%5cc",
  "/website/page-banner/by_name/450%20t%2Fd",
  "/drafts/website/page-banner/by_name/450%20t%2Fd",
  "/a%25b/%252e%252e/x",
  "//about",
  "/about\\team/",
  "/%E0%A4%B8/é",
  "/%",
  "/?..",
  "/search?q=/../x&from=%2e%2e%2f..\\.",
  "/_next/image?url=%2Ffiles%2F..%2Fa.webp&w=640&q=70",
  "/?a?/../",
])("%s has one reading", (target) => {
  expect(isUnambiguousTarget(target)).toBe(true);
});

it.each(attackAddresses)("%s has another reading", (target) => {
  expect(isUnambiguousTarget(target)).toBe(false);
});

it.each([
  "",
  "*",
  "?",
  "about",
  "http://other.test/",
  "HTTP://other.test/about",
  "other.test:443",
  "\\about",
  "/_next/static/.\t./blogs",
  "/about ",
  "/about?\n",
])("%j is not a path, or a parser cuts something out of it", (target) => {
  expect(isUnambiguousTarget(target)).toBe(false);
});

it("accepts only paths of which a URL parser changes no segment", () => {
  const part = fc.constantFrom(
    ...[
      ".",
      "..",
      "...",
      "%2e",
      "%2E",
      "%2f",
      "%5C",
      "%25",
      "/",
      "\\",
      "a",
      "?",
      "#",
      "\t",
      " ",
      "é",
      ":",
      "@",
    ],
  );
  const segments = (path: string) => path.split(/[/\\]/).map((segment) => decodeURIComponent(segment));
  const isSame = (target: string) => {
    const [path = ""] = target.split("?", 1);
    return String(segments(path)) === String(segments(new URL(`http://x${target}`).pathname));
  };
  const targets = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(targets, (target) => !isUnambiguousTarget(target) || isSame(target)),
    { numRuns: 5_000 },
  );
});
