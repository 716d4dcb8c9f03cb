/** Every page has one canonical URL; other URLs redirect to it in one step, and other pages are not indexed. */

import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { visit } from "./crawler.ts";

const service = firstOf("services");
const servicePath = detailsPath("/services", service);

const others: [string, string][] = [
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/ABOUT/", "/about"],
  ["//about", "/about"],
  ["/leadership?page=1", "/leadership"],
  ["/Leadership/?page=1", "/leadership"],
  ["/Leadership?page=2", "/leadership/page/2"],
  ["/blogs?page=2&utm_source=mail", "/blogs/page/2?utm_source=mail"],
  ["/miscellaneous?item=7&fbclid=1", "/miscellaneous/item/7?fbclid=1"],
  ["/references?filter=oxygen", "/references/filter/oxygen"],
  ["/contact?about=product-1&gas=nitrogen&flow=300", "/contact/about/product-1?gas=nitrogen&flow=300"],
  ["/product?gas=nitrogen&flow=300&purity=&pressure=&gclid=1", "/product/find/nitrogen/300-nm3h?gclid=1"],
  ["/product?compare=2&compare=1", "/product/compare/1,2"],
  ["/Service/Detail/Commissioning/", "/service/detail/commissioning"],
  [`/services/details/${service.id}`, servicePath],
  [`/services/details/${service.id}/`, servicePath],
  [`/services/details/${service.id}/a-former-title`, servicePath],
  [`/services/details/${service.id}/A-Former-Title/`, servicePath],
  [`/Services/Details/${service.id}/a-former-title`, servicePath],
  [`${servicePath}/`, servicePath],
  [servicePath.toUpperCase(), servicePath],
  ["/en", "/"],
  ["/EN/About/?utm_source=x", "/about?utm_source=x"],
  [`/en${servicePath}`, servicePath],
  // Kept by editors.
  ["/Products.html?utm_source=x&gclid=1", "/product?utm_source=x&gclid=1"],
  ["/products.html/", "/product"],
  [`/services/details/${service.id}/a-former-title?fbclid=1`, `${servicePath}?fbclid=1`],
];

for (const [path, canonical] of others) {
  test(`${path} redirects to ${canonical} in one step`, async ({ site }) => {
    const { status, headers } = await get(site.url + path);
    expect(status).toBe(308);
    const target = new URL(headers.get("location") ?? "", site.url);
    expect(target.pathname + target.search).toBe(canonical);
    expect((await get(site.url + canonical)).status).toBe(200);
  });
}

test("a redirect that editors keep for now is temporary", async ({ site }) => {
  const { status, headers } = await get(`${site.url}/careers`);
  expect([status, headers.get("location")]).toEqual([307, "/contact"]);
});

for (const path of [
  "/no/such/page",
  "/leadership/page/999",
  "/services/details/none/nothing",
  "/miscellaneous/item/none",
]) {
  test(`${path} is 404 and not indexed`, async ({ site }) => {
    const { status, head } = await visit(site.url, path);
    expect(status).toBe(404);
    expect(head.meta.get("robots")).toContain("noindex");
    expect(head.link.get("canonical")).toBeUndefined();
  });
}

test("filters that no reference passes are 404", async ({ site }) => {
  for (const filter of ["helium", "nitrogen-in-bhutan", "-", "a%20b", "x".repeat(101)])
    expect((await get(`${site.url}/references/filter/${filter}`)).status, filter).toBe(404);
});

for (const path of ["/references/filter/nitrogen", "/contact/about/epc-projects"]) {
  test(`${path} is 200 and not indexed`, async ({ site }) => {
    const { status, head } = await visit(site.url, path);
    expect(status).toBe(200);
    expect(head.meta.get("robots")).toContain("noindex");
  });
}

test("a page that could not be rendered is not indexed", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "refuse" });
  const { status, head } = await visit(testSite.url, "/leadership/page/16");
  expect(status).toBe(500);
  expect(head.meta.get("robots")).toContain("noindex");
});

test("a record that the backend reports as gone is 410 and not indexed", async ({ testSite }) => {
  const path = detailsPath("/services", { ...service, id: 152, title: "Further entry 152" });
  const gone = { kind: "respond", status: 410, type: "application/json", body: "{}" } as const;
  testSite.proxy.fail(gone, /^\/website\/service\/152/);
  for (const nth of ["first", "second"]) {
    const { status, html, head } = await visit(testSite.url, path);
    expect(status, nth).toBe(410);
    expect(html).toContain("removed permanently");
    expect(head.meta.get("robots")).toContain("noindex");
  }
});
