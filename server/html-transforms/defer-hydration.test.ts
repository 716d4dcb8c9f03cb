import { UnknownInlineCode } from "./csp.ts";
import { hydrateUrl } from "./hydration-files.ts";
import { transformHtml } from "./transform-html.ts";

const payload = '1:"$Sreact.fragment"\n0:{"b":"build-1","t":"</p> é 日本"}\n';
const inline = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;
const begin = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const scripts = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"];
const head = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'.concat(
  `<script src="${scripts[0]}" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>`,
);
const page = (body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><main>Text</main>` +
  `<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"],"runtimeModuleIds":[1]});</script>` +
  `<script src="${scripts[1]}" id="_R_" async=""></script>${body}</body></html>`;
const whole = page(`${begin}${inline(payload.slice(0, 20))}${inline(payload.slice(20))}`);

test("replaces scripts and payload by a loader", () => {
  const { html, headers } = transformHtml(whole, { payload: `#${payload}` });
  expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body><main>Text<\/main><script>/);
  expect(html.match(/<script>/g)).toHaveLength(1);
  const version = headers["x-page-version"];
  expect(version).toMatch(/^[\w-]{12}$/);
  expect(html).toContain(`})("${hydrateUrl}","build-1","${version}","a b",[[[1],[1]]])</script>`);
  expect(html).not.toContain("日本");
  expect(headers["content-security-policy"]).toMatch(
    /^script-src 'self'( 'sha256-[^' ]+'){2}; style-src 'self'$/,
  );
});

test("the version is that of the content, not of its token or of how its payload is divided", () => {
  const versionOf = (html: string, text = payload) =>
    transformHtml(html.replace("</body>", `${inline(text)}</body>`), { payload: `#${text}` }).headers[
      "x-page-version"
    ];
  const form = (letter: string) => page(`<input value="mabcdef0.${letter.repeat(43)}"/>${begin}`);
  const version = versionOf(form("a"));
  expect(versionOf(form("b"), payload.replace("1:", '2:"more"\n1:'))).toBe(version);
  expect(versionOf(form("a").replace("Text", '<meta name="robots" content="noindex"/>Text'))).toBe(version);
  expect(versionOf(form("a").replace("Text", "Another text"))).not.toBe(version);
  expect(versionOf(form("a").replace('value="', 'value=" '))).not.toBe(version);
});

test.each([
  ["of another page", whole, `#${payload} `],
  ["that is unknown", whole, undefined],
  ["that is incomplete", whole, `~${payload}`],
  [
    "without a build id",
    whole.replaceAll("build-1", "").replace('\\"b\\"', '\\"c\\"'),
    `#${payload.replace('"b":"build-1"', '"c":""')}`,
  ],
  [
    "that starts with another script",
    whole.replace('["static/chunks/b.js"]', '["static/chunks/c.js"]'),
    `#${payload}`,
  ],
  ["in another form", page(`${begin}<script>self.__next_f.push([3,"AAAA"])</script>`), `#${payload}`],
  ["without a start", page(inline(payload)), `#${payload}`],
])("keeps the scripts of a page with a payload %s", (_, html, text) => {
  const kept = transformHtml(html, { payload: text }).html;
  expect(kept.replaceAll("</script><script>", ";")).toBe(html.replaceAll("</script><script>", ";"));
});

test("refuses a page with a payload that is not JSON", () => {
  const html = page(`${begin}<script>self.__next_f.push([1,x])</script>`);
  expect(() => transformHtml(html, { payload: `#${payload}` })).toThrow(UnknownInlineCode);
});

test("leaves a page without scripts unchanged", () => {
  const html = whole.replace(/<script src="[^"]+"(?: id="_R_")? async=""><\/script>/g, "");
  expect(transformHtml(html, { payload: `#${payload}` }).html).not.toContain("requestIdleCallback");
});

test("leaves HTML exactly as it is when hydration is not deferred, and still hashes it", () => {
  const styles = () => "a{color:red}";
  const html = whole.replace(
    "<head>",
    '<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  );
  const context = { payload: `#${payload}`, styles, defersHydration: false };
  const transformed = transformHtml(html, context);
  expect(transformed.html).toBe(html);
  expect(transformed.headers["content-security-policy"]?.match(/'sha256-/g)).toHaveLength(4);
  expect(transformHtml(html, { ...context, defersHydration: true }).html).not.toBe(html);
});
