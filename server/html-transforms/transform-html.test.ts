/** @jest-environment node */
import { createHash } from "node:crypto";
import { transformHtml } from "./transform-html.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const document = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const policy = (body: string) => transformHtml(document(body)).headers["content-security-policy"];

test("allows every inline script by its hash, and leaves the HTML unchanged", () => {
  const page = document(`<script>a()</script><p>x</p><script type="module">b("&amp;")</script>`);
  expect(transformHtml(page)).toEqual({
    html: page,
    headers: {
      "content-security-policy": `script-src 'self' ${hash("a()")} ${hash('b("&amp;")')}; style-src-elem 'self'`,
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
  expect(policy(body)).toBe("script-src 'self'; style-src-elem 'self'");
});

test("hashes a script with markup in it unchanged, and only once", () => {
  const script = `let a = "<p></p><!-- \\n é 日本";\nb(a < 1 && a > 2)`;
  expect(policy(`<script>${script}</script><script>${script}</script>`)).toBe(
    `script-src 'self' ${hash(script)}; style-src-elem 'self'`,
  );
});

test("allows every style element by its hash", () => {
  const rules = 'a>b::after{content:"&amp; é"}';
  const once = `<style>${rules}</style>`;
  expect(policy(`${once}<style data-href="x">i{}</style><p>&lt;style&gt;</p><style></style>${once}`)).toBe(
    `script-src 'self'; style-src-elem 'self' ${hash(rules)} ${hash("i{}")}`,
  );
});

test.each([
  ["", ""],
  ["a fragment", "<div><script>a()</script></div>"],
  ["a truncated page", document("<script>a()</script>").slice(0, -9)],
  ["a page without a doctype", "<html><body><script>a()</script></body></html>"],
  ["a page with trailing text", `${document("")}<script>a()</script>`],
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
      `<script>a()</script><script>${begin}</script><script>${part("x;</p>")}</script><script>${part("$&")}</script>` +
        `${other}<script>${part("y")}</script><p></p><script>${part("z")}</script>`,
    ),
  );
  const joined = `${begin};${part("x;</p>")};${part("$&")}`;
  expect(html).toBe(
    document(
      `<script>a()</script><script>${joined}</script>` +
        `${other}<script>${part("y")}</script><p></p><script>${part("z")}</script>`,
    ),
  );
  expect(headers["content-security-policy"]).toBe(
    `script-src 'self' ${[`a()`, joined, part("y"), part("z")].map(hash).join(" ")}; style-src-elem 'self'`,
  );
});

test("transforming twice changes nothing more", () => {
  const once = transformHtml(document("<script>a()</script>"));
  expect(transformHtml(once.html)).toEqual(once);
});
