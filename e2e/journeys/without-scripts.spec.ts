/** Visitors reach their goals by links and forms alone. In a browser: without-scripts.slow.spec.ts. */
import type { Element } from "domhandler";
import { expect, test } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { elementsOf, hrefsOf, sectionOf, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { Visitor } from "../../testing/http/visitor.ts";
import { duty, dutyPath } from "./ways.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];
const values = Object.fromEntries(new URLSearchParams(duty));
const texts = (elements: Element[]) => elements.map(shownText);
const fieldOf = (visitor: Visitor, name: string) => visitor.elements("input", { name })[0]?.attribs.value;

test("from home to the product for a duty, a comparison and an offer", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/`);
  await visitor.follow("Find a product");
  expect(visitor.address).toBe("/product");
  const [, chosen] = visitor.elements("input", { name: "purity", type: "radio" });
  expect(chosen?.attribs.value).toBe(values.purity);
  await visitor.press("Find products", values);
  expect(visitor.address).toBe(`/product/find/${dutyPath}#results`);
  const [results] = visitor.elements("section", { id: "results" });
  expect(results?.attribs["aria-label"]).toMatch(/^2 of 20 products fit nitrogen/);
  const models = [/VND-300/, /VN-1000/, /VN-100 /, /VC-50L/, /LT-50/, /AV-1000/];
  expect(texts(elementsOf(results, "th", { scope: "row" }))).toEqual(
    models.map((model) => expect.stringMatching(model)),
  );
  expect(shownText(visitor.element("tr", "VN-100 PSA", results))).toContain("less than 300 at 99.9 %");
  expect(visitor.link("Ask an engineer", results)).toBe(`/contact?${duty}`);

  await visitor.press("Compare", { compare: ["2", "3"] });
  expect(visitor.address).toBe(`/product/compare/2,3/${dutyPath}`);
  expect(shownText(visitor.elements("main")[0])).toContain("VN-1000 and VND-300 compared");
  await visitor.follow("Request a quote: VND-300");
  expect(visitor.address).toBe(`/contact/about/product-3?${duty}`);
  expect(fieldOf(visitor, "flow")).toMatch(/^300/);
  expect(fieldOf(visitor, "purity")).toMatch(/^99\.9\s%$/);
  expect(fieldOf(visitor, "pressure")).toMatch(/^6(\s|$)/);
});

test("VN-100, VN-1000 and VND-300 on the same rows", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/product`);
  await visitor.press("Compare", { compare: ["1", "2", "3"] });
  expect(visitor.address).toBe("/product/compare/1,2,3");
  const [table] = visitor.elements("table");
  const cellsOf = (row: string | RegExp) => texts(elementsOf(visitor.element("tr", row, table), "td"));
  expect(cellsOf("Capacity at 99.9 %")).toEqual(["126", "1,000", "on request"]);
  expect(cellsOf(/^Pressure\s*bar\(g\)/)).toEqual(["6.0", "6.5", "6.0"]);
});

test("from a field of expertise to a product and its data sheet", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/expertise/details/3/psa-nitrogen-generation`);
  const products = sectionOf(visitor.document, "Products in this field");
  expect(elementsOf(products, "th", { scope: "row" })).toHaveLength(3);
  await visitor.follow(/VN-100 /, products);
  expect(visitor.address).toBe("/product/details/1/vn-100-psa-nitrogen-generator");
  const [facts] = visitor.elements("aside", { "aria-label": "Facts" });
  expect(shownText(visitor.elements("table")[0])).toContain("164 Nm³/h");
  await expectPdf(new URL(visitor.link(/^Data sheet of VN-100/, facts), site.url));
});

test("from home to a reference, what was measured there, and its news item", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/`);
  await visitor.follow("All references");
  expect(visitor.address).toBe("/references");
  const reference = visitor.element("article", "10 MW alkaline electrolyser plant");
  expect(shownText(reference)).toContain("2,000 Nm³/h hydrogen");
  await visitor.follow("10 MW alkaline electrolyser plant", reference);
  expect(visitor.address).toMatch(/^\/references\/details\/2\//);
  visitor.element("section", "Measured against guaranteed");
  await visitor.follow("passes its 72-hour test");
  expect(visitor.address).toMatch(/^\/info-news\/details\/3\//);
});

test("references to nitrogen plants, in one country", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/references`);
  const filter = () => visitor.elements("nav", { "aria-label": "Filter" })[0];
  await visitor.follow("nitrogen", filter());
  expect(visitor.url.pathname).toBe("/references/filter/nitrogen");
  visitor.element("article", "bulk drugs");
  await visitor.follow("Sri Lanka", filter());
  expect(visitor.url.pathname).toBe("/references/filter/nitrogen-in-sri-lanka");
  expect(visitor.elements("article")).toHaveLength(1);
  const current = elementsOf(filter(), "a").filter(({ attribs }) => attribs["aria-current"] !== undefined);
  expect(texts(current)).toEqual(["nitrogen", "Sri Lanka"]);
});

test("from an article to the document of a certificate", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/blogs/details/1/why-molecular-sieve-beds-fail-early`);
  await visitor.follow("Quality Policy", visitor.elements("footer")[0]);
  expect(visitor.url.pathname).toBe("/quality-policy");
  const certificate = visitor.element("li", "ISO 9001:2015", visitor.elements("main")[0]);
  expect(shownText(certificate)).toContain("Valid until 31 March 2028");
  await expectPdf(new URL(visitor.link("Certificate (PDF)", certificate), site.url));
});

test("from home to careers, press, the registration and the privacy page", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/`);
  await visitor.follow(/^Contact$/, visitor.elements("footer")[0]);
  const [main] = visitor.elements("main");
  for (const [heading, mail] of [
    ["Careers", settings?.careers_email],
    ["Press", settings?.press_email],
  ] as const) {
    visitor.element("h2", heading, main);
    expect(hrefsOf(main, "a")).toContain(`mailto:${mail}`);
  }
  expect(shownText(main)).toContain(settings?.registration_number);
  expect(shownText(main)).toContain(settings?.tax_number);
  await visitor.follow("Privacy", main);
  expect(visitor.url.pathname).toBe("/privacy");
  expect(shownText(visitor.elements("main")[0])).toContain("When you send an inquiry");
  expect(visitor.elements("time")[0]?.attribs.datetime).toMatch(/^20\d\d-/);
});

test("a link with a duty opens the form with it", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/contact?${duty}&message=x`);
  expect(fieldOf(visitor, "flow")).toMatch(/^300/);
  expect(shownText(visitor.elements("textarea", { name: "message" })[0])).toBe("");
});

async function expectPdf(url: URL): Promise<void> {
  const { status, headers } = await get(url.href);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
}
