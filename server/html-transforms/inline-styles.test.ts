import { fontFaceStyles } from "../../lib/site/font-face-styles.ts";
import { transformHtml } from "./transform-html.ts";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const atEnd = (...names: string[]) => {
  const links = (attribute: string) =>
    names.map((name) => link(name).replace("/>", ` ${attribute}/>`)).join("");
  return `${links('media="print" disabled=""')}<noscript>${links('media="print"')}</noscript>`;
};
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;
const texts: Record<string, string> = {
  "/_next/static/chunks/a.css": "a{color:red}$&",
  "/_next/static/chunks/font.css": `@font-face{src:url(../media/a.woff2?v#b)}b{mask:url("./m.svg")}i{x:url(data:,)}`,
  "/_next/static/chunks/odd.css": "a::after{content:'</style>'}",
};
const styles = (href: string) => texts[href];

test("inlines style sheets in place of their links, which move to the end, disabled", () => {
  expect(transformHtml(page(`<title>x</title>${link("a")}<meta name="m"/>`), { styles }).html).toBe(
    page(`<title>x</title><style>a{color:red}$&</style><meta name="m"/>${atEnd("a")}`),
  );
});

test("style sheets in a row become one element, separate ones do not", () => {
  const b = "b{x:url(/_next/static/chunks/c.svg)}";
  const some = (href: string) => (href.endsWith("/b.css") ? "b{x:url(./c.svg)}" : texts[href]);
  expect(
    transformHtml(page(`${link("a")}${link("b")}${link("odd")}${link("b")}<i></i>${link("a")}`), {
      styles: some,
    }).html,
  ).toBe(
    page(
      `<style>a{color:red}$&${b}</style>${link("odd")}<style>${b}</style><i></i><style>a{color:red}$&</style>${atEnd("a", "b", "b", "a")}`,
    ),
  );
});

test("the rules join those of the fonts, behind them", () => {
  const fonts = `<style data-precedence="fonts" data-href="font-faces">${fontFaceStyles}`;
  const { html, headers } = transformHtml(page(`${link("a")}${fonts}</style>`), { styles });
  expect(html).toBe(page(`${fonts}a{color:red}$&</style>${atEnd("a")}`));
  expect(headers["content-security-policy"]?.match(/'sha256-/g)).toHaveLength(1);
});

test("URLs relative to the style sheet become absolute", () => {
  expect(transformHtml(page(link("font")), { styles }).html).toContain(
    `@font-face{src:url(/_next/static/media/a.woff2?v#b)}b{mask:url("/_next/static/chunks/m.svg")}i{x:url(data:,)}`,
  );
});

test.each(["unknown", "odd"])("a style sheet that is %s stays a link", (name) => {
  expect(transformHtml(page(link(name)), { styles }).html).toBe(page(link(name)));
});

test("without style sheets links stay links", () => {
  expect(transformHtml(page(link("a"))).html).toBe(page(link("a")));
});

test("passes the names of the page", () => {
  const received: string[] = [];
  transformHtml(page(`${link("a")}<p class="one two"></p><p title='class="x"' class="three"></p>`), {
    styles: (_, names) => {
      received.push(...names);
      return "";
    },
  });
  expect(received).toEqual(expect.arrayContaining(["p", ".one", ".two", ".three"]));
});
