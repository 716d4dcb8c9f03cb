/** Every page has one address; whatever else leads to it does so in one step, and what is no page is not listed. */
import { firstOf } from "../support/content.ts";
import { get } from "../support/http.ts";
import { detailsPath } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { visit } from "./crawler.ts";

const service = firstOf("services");
const own = detailsPath("/services", service);

const others: [string, string][] = [
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/ABOUT/", "/about"],
  ["//about", "/about"],
  ["/leadership?page=1", "/leadership"],
  ["/Leadership/?page=1", "/leadership"],
  ["/Leadership?page=2", "/leadership?page=2"],
  ["/leadership/page/2", "/leadership?page=2"],
  ["/Service/Detail/Commissioning/", "/service/detail/commissioning"],
  [`/services/details/${service.id}`, own],
  [`/services/details/${service.id}/`, own],
  [`/services/details/${service.id}/a-former-title`, own],
  [`/services/details/${service.id}/A-Former-Title/`, own],
  [`/Services/Details/${service.id}/a-former-title`, own],
  [`${own}/`, own],
  [own.toUpperCase(), own],
];

for (const [path, canonical] of others) {
  test(`${path} leads to ${canonical} in one step`, async ({ site }) => {
    const { status, headers } = await get(site.url + path);
    expect(status).toBe(308);
    const target = new URL(headers.get("location") ?? "", site.url);
    expect(target.pathname + target.search).toBe(canonical);
    expect((await get(site.url + canonical)).status).toBe(200);
  });
}

for (const path of [
  "/no/such/page",
  "/leadership?page=999",
  "/services/details/none/nothing",
  "/miscellaneous?item=none",
]) {
  test(`${path} is 404 and not listed`, async ({ site }) => {
    const { status, head } = await visit(site.url, path);
    expect(status).toBe(404);
    expect(head.meta.get("robots")).toContain("noindex");
    expect(head.link.get("canonical")).toBeUndefined();
  });
}

for (const path of ["/contact/sent", "/contact?about=epc-projects"]) {
  test(`${path} is there, and not listed`, async ({ site }) => {
    const { status, head } = await visit(site.url, path);
    expect(status).toBe(200);
    expect(head.meta.get("robots")).toContain("noindex");
  });
}

test("a page that could not be made is not listed either", async ({ outage }) => {
  outage.proxy.fail({ kind: "refuse" });
  const { status, head } = await visit(outage.url, "/leadership?page=3");
  expect(status).toBe(500);
  expect(head.meta.get("robots")).toContain("noindex");
});

test("a record that the backend calls gone is 410, and not listed", async ({ outage }) => {
  const path = detailsPath("/services", { ...service, id: 142, title: "Further entry 142" });
  const gone = { kind: "answer", status: 410, type: "application/json", body: "{}" } as const;
  outage.proxy.fail(gone, /^\/website\/service\/142/);
  for (const visitor of ["first", "second"]) {
    const { status, html, head } = await visit(outage.url, path);
    expect(status, visitor).toBe(410);
    expect(html).toContain("withdrawn for good");
    expect(head.meta.get("robots")).toContain("noindex");
  }
});
