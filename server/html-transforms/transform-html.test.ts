/** @jest-environment node */
import { createHash } from "node:crypto";
import { transformHtml } from "./transform-html.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const document = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const policy = (body: string) => transformHtml(document(body)).headers["content-security-policy"];

test("allows every inline script by its hash, and leaves the HTML as it was", () => {
  const page = document(`<script>a()</script><p>x</p><script type="module">b("&amp;")</script>`);
  expect(transformHtml(page)).toEqual({
    html: page,
    headers: {
      "content-security-policy": `script-src 'self' ${hash("a()")} ${hash('b("&amp;")')}; style-src-elem 'self'`,
    },
  });
});

test.each([
  ["scripts with an address", `<script src="/a.js" async=""></script>`],
  ["data", `<script type="application/ld+json">{"a":1}</script>`],
  ["what is no script", `<p>&lt;script&gt;a()&lt;/script&gt;</p><textarea><script>a()</script></textarea>`],
  ["what is in a comment", `<!-- <script>a()</script> -->`],
  ["what is in an attribute", `<p title="<script>a()</script>"></p>`],
  ["nothing", `<script></script>`],
])("has no hash of %s", (_, body) => {
  expect(policy(body)).toBe("script-src 'self'; style-src-elem 'self'");
});

test("hashes a script as it is, with what looks like markup in it, and only once", () => {
  const script = `let a = "<p></p><!-- \\n é 日本";\nb(a < 1 && a > 2)`;
  expect(policy(`<script>${script}</script><script>${script}</script>`)).toBe(
    `script-src 'self' ${hash(script)}; style-src-elem 'self'`,
  );
});

test("allows every style element by its hash, and no other", () => {
  const rules = 'a>b::after{content:"&amp; é"}';
  const once = `<style>${rules}</style>`;
  expect(policy(`${once}<style data-href="x">i{}</style><p>&lt;style&gt;</p><style></style>${once}`)).toBe(
    `script-src 'self'; style-src-elem 'self' ${hash(rules)} ${hash("i{}")}`,
  );
});

test.each([
  ["", ""],
  ["a part of a page", "<div><script>a()</script></div>"],
  ["a page that was cut off", document("<script>a()</script>").slice(0, -9)],
  ["a page without a type", "<html><body><script>a()</script></body></html>"],
  ["what follows the page", `${document("")}<script>a()</script>`],
  ["something else", '{"a":1}'],
])("leaves %s exactly as it was, and sends nothing with it", (_, html) => {
  expect(transformHtml(html)).toEqual({ html, headers: {} });
});

test("joins the parts of the payload that follow each other, and no other scripts", () => {
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

test("finishing what is finished changes nothing", () => {
  const once = transformHtml(document("<script>a()</script>"));
  expect(transformHtml(once.html)).toEqual(once);
});
