import { createHash } from "node:crypto";
import { fontFaceStyles, fontUrl } from "../../lib/site/font-face-styles.ts";
import { enableCachedFont } from "../../lib/site/inline-scripts.ts";
import { UnknownInlineCode } from "./csp.ts";
import { transformHtml } from "./transform-html.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const fontScript = enableCachedFont(fontUrl);
const document = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const policy = (body: string) => transformHtml(document(body)).headers["content-security-policy"];

/** The text of a script that Next writes. */
const next = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const a = next("a");

test("allows every inline script by its hash, and leaves the HTML unchanged", () => {
  const page = document(`<script>${a}</script><p>x</p><script type="module">${next("&amp;")}</script>`);
  expect(transformHtml(page)).toEqual({
    html: page,
    headers: {
      "content-security-policy": `script-src 'self' ${hash(a)} ${hash(next("&amp;"))}; style-src 'self'`,
    },
  });
});

test.each([
  ["scripts with a URL", `<script src="/a.js" async=""></script>`],
  ["data", `<script type="application/ld+json">{"a":1}</script>`],
  [
    "text that is not a script",
    `<p>&lt;script&gt;a()&lt;/script&gt;</p><textarea><script>a()</script></textarea>`,
  ],
  ["a comment", `<!-- <script>a()</script> -->`],
  ["an attribute", `<p title="<script>a()</script>"></p>`],
  ["an empty script", `<script></script>`],
])("does not hash %s", (_, body) => {
  expect(policy(body)).toBe("script-src 'self'; style-src 'self'");
});

test("hashes a script with markup in it unchanged, and only once", () => {
  const script = next("<p></p><!-- \n é 日本; a < 1 && a > 2");
  expect(policy(`<script>${script}</script><p></p><script>${script}</script>`)).toBe(
    `script-src 'self' ${hash(script)}; style-src 'self'`,
  );
});

test("allows every style element by its hash", () => {
  const once = `<style>${fontFaceStyles}</style>`;
  const inlined = 'a>b::after{content:"&amp; é"}';
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
  const html = document(`${once}<p>&lt;style&gt;</p><style></style>${link}${once}`);
  expect(transformHtml(html, { styles: () => inlined }).headers["content-security-policy"]).toBe(
    `script-src 'self'; style-src 'self' ${hash(fontFaceStyles)} ${hash(inlined)}`,
  );
});

test.each([
  ["", ""],
  ["a fragment", `<div><script>${a}</script></div>`],
  ["a truncated page", document(`<script>${a}</script>`).slice(0, -9)],
  ["a page without a doctype", `<html><body><script>${a}</script></body></html>`],
  ["a page with trailing text", `${document("")}<script>${a}</script>`],
  ["something else", '{"a":1}'],
])("leaves %s unchanged, without headers", (_, html) => {
  expect(transformHtml(html)).toEqual({ html, headers: {} });
});

test("joins adjacent payload scripts, and no others", () => {
  const begin = "(self.__next_f=self.__next_f||[]).push([0])";
  const part = (text: string) => `self.__next_f.push([1,"${text}"])`;
  const other = `<script type="application/ld+json">{"a":1}</script>`;
  const { html, headers } = transformHtml(
    document(
      `<script>${fontScript}</script><script>${begin}</script><script>${part("x;</p>")}</script><script>${part("$&")}</script>` +
        `${other}<script>${part("y")}</script><p></p><script>${part("z")}</script>`,
    ),
  );
  const joined = `${begin};${part("x;</p>")};${part("$&")}`;
  expect(html).toBe(
    document(
      `<script>${fontScript}</script><script>${joined}</script>` +
        `${other}<script>${part("y")}</script><p></p><script>${part("z")}</script>`,
    ),
  );
  expect(headers["content-security-policy"]).toBe(
    `script-src 'self' ${[fontScript, joined, part("y"), part("z")].map(hash).join(" ")}; style-src 'self'`,
  );
});

test("transforming twice changes nothing more", () => {
  const once = transformHtml(document(`<script>${a}</script>`));
  expect(transformHtml(once.html)).toEqual(once);
});

const open = "self.__next_f.push(";
test.each([
  "<script>alert(1)</script>",
  "<svg><script>alert(1)</script></svg>",
  "<script type=module>alert(1)</script>",
  '<script type="text/ecmascript">alert(1)</script>',
  '<script type="importmap">{"imports":{}}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  `<script>${a};alert(1)</script>`,
  `<script>alert(1);${a}</script>`,
  `<script>${open}[1,alert(1)])</script>`,
  `<script>${open}[1,"a"+alert(1)])</script>`,
  `<script>${open}[1,"a\\" + alert(1) + "\\"],alert(2))</script>`.replaceAll("\\", ""),
  `<script>${open}[1,"a"]),alert(1)</script>`,
  `<script>${open}[1,"a"],alert(1))</script>`,
  `<script>${open}[1,\`\${alert(1)}\`])</script>`,
  `<script>${open}[1,"\\x61"])</script>`,
  `<script>${open}[2,"a"])</script>`,
  `<script>${open}{})</script>`,
  `<script>${fontScript};alert(1)</script>`,
  `<script>${fontScript} </script>`,
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//evil.test/a.js"],"runtimeModuleIds":[1]});</script>',
  '<script>$RC("B:0","S:0")</script>',
  "<style>body{display:none}</style>",
  `<style>${fontFaceStyles}body{display:none}</style>`,
  "<style>:root {--next-error-bg: #fff;}body{display:none}</style>",
])("refuses a page with %s", (code) => {
  expect(() => policy(`<p>Text</p>${code}`)).toThrow(UnknownInlineCode);
  expect(() => transformHtml(`<div>${code}</div>`)).toThrow(UnknownInlineCode);
});

test("accepts the whole of Next's payload, however large and odd its text", () => {
  const odd = "\u2028\u0000\"\\'`$(x));alert(1)//\n</div>".repeat(50_000);
  expect(policy(`<script>${next(odd).replaceAll("<", "\\u003c")}</script>`)).toContain("'sha256-");
});
