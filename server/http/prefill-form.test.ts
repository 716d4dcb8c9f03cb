import type { IncomingMessage } from "node:http";
import { formPrefill, prefillForm } from "./prefill-form.ts";

const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers: { host: "site.test", ...headers } }) as unknown as IncomingMessage;

const html = `<form class="search"><input name="gas"/></form><form aria-label="Inquiry"><input id="g" name="gas"/>
<details class="d" data-duty="true"><input id="f" inputMode="decimal" name="flow" type="text"/></details>
<input name="purity"/><input name="pressure"/><input type="hidden" name="page" value="/contact"/><input name="flowUnit"/></form>`;

it("fills in the form, and opens its duty", () => {
  const referer = "https://site.test/product?gas=nitrogen&flow=300";
  const prefill = formPrefill(request("/contact?gas=nitrogen&flow=300&purity=99.9", { referer }));
  expect(prefill && prefillForm(html, prefill)).toBe(
    html
      .replace('<input id="g"', '<input value="Nitrogen" id="g"')
      .replace("<details", '<details open=""')
      .replace('<input id="f"', '<input value="300" id="f"')
      .replace('<input name="purity"', '<input value="99.9\u00a0%" name="purity"')
      .replace('value="/contact"', 'value="/product?gas=nitrogen&amp;flow=300"'),
  );
});

it("keeps the page of a form that was opened from one", () => {
  const page = html.replace('value="/contact"', 'value="/product/details/3"');
  const prefill = { duty: { flow: "300" }, page: "/product" };
  expect(prefillForm(page, prefill)).toContain('value="/product/details/3"');
});

it.each(["https://evil.test/product", "", "about:client", 'https://site.test/"><script>x y', "%"])(
  "takes no page from the referer %j that could be anything else",
  (referer) => {
    const prefill = formPrefill(request("/contact?flow=300", { referer }));
    expect(prefill?.page ?? "/").toMatch(/^\/[^"<>\s]*$/);
    if (!referer.startsWith("https://site.test")) expect(prefill?.page).toBeUndefined();
  },
);

it.each([
  request("/contact"),
  request("/contact?about=service-1&utm_source=x"),
  request("/contact?flow=fast&gas=%22%3E"),
  request("/product?flow=300"),
  request("/contact?flow=300", { rsc: "1" }),
  request("/contact?flow=300", {}, "HEAD"),
])("leaves other requests to the page cache", (other) => {
  expect(formPrefill(other)).toBeUndefined();
});

it("leaves a page without a form as it is", () => {
  expect(prefillForm("<h1>503</h1>", { duty: { flow: "300" }, page: undefined })).toBe("<h1>503</h1>");
});
