import { readFileSync } from "node:fs";
import { securityHeaders, securityRules } from "./security-headers";

/** As Next does: of several rules for a path, the last one wins. */
function headerOf(path: string, name: string): string | undefined {
  const headers = securityRules(false)
    .filter(({ source }) => new RegExp(`^${source.replace("/:path*", "/.*")}$`).test(path))
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === name);
  return headers.at(-1)?.value;
}

it.each([
  ["/files/media/a.webp", "cross-origin"],
  ["/files/@cdn.test/a.pdf", "cross-origin"],
  ["/images/banner.webp", "cross-origin"],
  ["/og/blogs/details/1.jpg", "cross-origin"],
  ["/_next/image", "cross-origin"],
  ["/", "same-origin"],
  ["/blogs", "same-origin"],
  ["/api/search", "same-origin"],
  ["/fonts/a.woff2", "same-origin"],
  ["/_next/static/a.js", "same-origin"],
])("%s may be loaded by pages of: %s", (path, expected) => {
  expect(headerOf(path, "Cross-Origin-Resource-Policy")).toBe(expected);
  expect(headerOf(path, "X-Content-Type-Options")).toBe("nosniff");
});

it("are those that docs/security.md lists, and Cross-Origin-Opener-Policy is not", () => {
  const [, table = ""] = /^## Headers$([\s\S]*?)^### /m.exec(readFileSync("docs/security.md", "utf8")) ?? [];
  const listed = Array.from(table.matchAll(/^\| `([A-Z][\w-]+)` \| (?:`([^`]+)` \|)?/gm));
  const sent = securityHeaders(false);
  expect(listed.map(([, name]) => name).sort()).toEqual(sent.map(({ key }) => key).sort());
  for (const [, name, value] of listed.filter(([, name]) => name !== "Content-Security-Policy"))
    if (value && name !== "Cross-Origin-Resource-Policy") expect(sent).toContainEqual({ key: name, value });
});
