import type { IncomingMessage } from "node:http";
import { loadData } from "../../lib/products/load-html.ts";
import { browserWords } from "../../lib/words/browser-words.ts";
import { pageFill } from "./page-fill.ts";

const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers: { host: "site.test", ...headers } }) as unknown as IncomingMessage;
const product = "/product/details/3/vnd-300";

const form = `<form class="search"><input name="gas"/></form><form action="/api/inquiry"><p data-about="true" hidden=""><span data-about-duty="true"></span></p><input id="g" name="gas"/>
<details class="d" data-duty="true"><input id="f" inputMode="decimal" name="flow" type="text"/></details>
<input name="purity"/><input name="pressure" value="1"/><input type="hidden" name="page" value="/contact"/><input name="flowUnit"/>
<div data-notice="true"></div></form><script>form('<input name="gas"/>')</script>`;

it("fills in the form, opens its duty, and changes nothing else", () => {
  const referer = "https://site.test/product/find/nitrogen/300-nm3h";
  const fill = pageFill(request("/contact?gas=nitrogen&flow=300&purity=99.9", { referer }));
  expect(fill?.(form)).toBe(
    form
      .replace('<input id="g" name="gas"', '<input id="g" name="gas" value="Nitrogen"')
      .replace('name="flowUnit"', 'name="flowUnit" value="Nm³/h"')
      .replace('data-about="true" hidden=""', 'data-about="true"')
      .replace('duty="true"></span>', 'duty="true">nitrogen · 300\u00a0Nm³/h · 99.9\u00a0%</span>')
      .replace('data-duty="true"', 'data-duty="true" open=""')
      .replace('name="flow" type="text"', 'name="flow" type="text" value="300"')
      .replace('name="purity"', 'name="purity" value="99.9\u00a0%"')
      .replace('value="/contact"', 'value="/product/find/nitrogen/300-nm3h"'),
  );
  expect(fill?.("<h1>503</h1>")).toBe("<h1>503</h1>");
});

it.each([
  ["/contact?gas=nitrogen&flow=300&x=1", "/hi/contact?gas=nitrogen&amp;flow=300&amp;x=1"],
  ["/contact?subject=x", "/hi/contact?subject=x"],
  ["/contact/about/product-3?flow=300", "/hi/contact/about/product-3?flow=300"],
  [`${product}?flow=300`, "/hi/product/details/3?flow=300"],
  [`${product}?flow=500SCFM`, "/hi/product/details/3?flow=500SCFM"],
])("takes the query of %s along to the page in another language", (url, expected) => {
  const link = (href: string) => `<a rel="alternate" hrefLang="hi" lang="hi" href="${href}">हिन्दी</a>`;
  expect(pageFill(request(url))?.(link("/hi"))).toBe(link(expected));
});

it("fills in a value that is no number as it is, with a note beside it", () => {
  const field = (value: string, note: string) =>
    `<form action="/api/inquiry"><input name="pressure"${value}/><p data-error="pressure">${note}</p></form>`;
  const fill = pageFill(request("/hi/contact?pressure=%3C5-7%20bar"));
  expect(fill?.(field("", ""))).toBe(
    field(' value="&lt;5-7 bar"', browserWords("hi").inquiry.check.asWritten),
  );
});

it("takes a value that is no number along from a product", () => {
  const fill = pageFill(request(`${product}?pressure=%22%3E%3Cscript%3E`));
  expect(fill?.('<main><a href="/contact/about/product-3">Ask</a></main>')).toBe(
    '<main><a href="/contact/about/product-3?pressure=%22%3E%3Cscript%3E">Ask</a></main>',
  );
});

it("leaves the duty closed for a subject", () => {
  expect(pageFill(request("/contact?subject=x"))?.(form)).not.toContain("open");
});

it("hands the duty on to a product's links to pages that read it, and to nothing else", () => {
  const fill = pageFill(request(`${product}?flow=300&gas=nitrogen&utm_source=x`));
  const header = `<a href="/product">Products</a><script>push("<a href=\\"/contact/about/product-3\\">")</script>`;
  const page = (query: string, chat: string) =>
    `${header}<main><a class="b" href="/contact/about/product-3${query && `?${query}`}" data-x>Ask</a>` +
    `<a href="/hi/product${query && "/find/nitrogen/300-nm3h"}">Products</a><a href="/about">About</a>` +
    `<a href="https://wa.me/91?text=x${chat}" rel="noopener" data-chat="true">Chat</a></main>`;
  const duty = "gas=nitrogen&amp;flow=300";
  const text = encodeURIComponent("?gas=nitrogen&flow=300\nNitrogen, 300\u00a0Nm³/h");
  expect(fill?.(page("", ""))).toBe(page(duty, text));
});

it("shows the load of a product at a flow in another unit, and keeps what was typed", () => {
  const data = loadData(["nitrogen"], [{ key: "capacity", label: "", value: 1000, unit: "Nm³/h" }]);
  const fill = pageFill(request(`${product}?gas=nitrogen&flow=200SCFM`));
  const html = fill?.(`<main><div class="d" data-load="${data}"></div></main>`);
  expect(html).toContain("Your 200\u00a0SCFM = 321.5\u00a0Nm³/h: 32\u00a0% load");
  expect(html).toContain('<a href="/product/find/nitrogen/200-scfm">Edit</a>');
});

it.each([
  request("/contact", { referer: "https://site.test/about" }),
  request("/contact/about/service-1?utm_source=x"),
  request("/contact?utm_source=x", { referer: "https://site.test/about" }),
  request("/contact?flow=&gas=%22%3E"),
  request("/contact?flow=300", { rsc: "1" }),
  request("/contact?flow=300", {}, "HEAD"),
  request(product),
  request(`${product}?utm_source=x&flow=`),
  request(`${product}?units=SCFM`),
  request(`${product}?gas=%22%3E%3Cscript%3E`),
  request(`${product}?flow=300`, { rsc: "1" }),
  request(`${product}?flow=300`, {}, "HEAD"),
  request("/product/find/nitrogen?flow=300"),
  request("/contact?flow=300", { host: "a b" }),
])("leaves other requests to the page cache", (other) => {
  expect(pageFill(other)).toBeUndefined();
});
