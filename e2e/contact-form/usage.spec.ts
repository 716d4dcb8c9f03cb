/** The counts of a running site; server/http/usage-counter.test.ts has what is counted and what is not. */
import { get } from "../../testing/http/http.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import { expect, formTokenOf, newInquiry, openInquirySite, post, test } from "./inquiry-test.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0" };

const readUsage = ({ url }: TestSite, secret: string, query = "") =>
  get(`${url}/api/metrics/usage${query}`, { authorization: `Bearer ${secret}` });

test("views, empty searches, duties and inquiries are counted, kept over a restart, and shown to the holder of the secret", async () => {
  await using site = await openInquirySite({ name: "usage" });
  const product = "/product/details/1/vn-100-psa-nitrogen-generator";
  for (const path of ["/about", "/about", product, "/search?q=Zzyzx", "/search?q=nitrogen"])
    expect((await get(site.url + path, browser)).status).toBe(200);
  const duty = "gas=argon&flow=90000&purity=99.9999&pressure=400";
  for (let visit = 0; visit < 2; visit++) await get(`${site.url}/product?${duty}`, browser);
  await get(`${site.url}/our-team`, { "user-agent": "Googlebot/2.1" });
  const body = { ...newInquiry(), page: product, formToken: await formTokenOf(site) };
  expect((await post(site, { body })).status).toBe(201);

  await site.stop();
  await site.start();
  expect((await readUsage(site, "wrong")).status).toBe(401);
  const { keptDays, sections } = JSON.parse((await readUsage(site, site.secret)).body) as {
    keptDays: number;
    sections: { title: string; names: [string, number][] }[];
  };
  expect(keptDays).toBe(400);
  const names = Object.fromEntries(
    sections.map((section) => [section.title, Object.fromEntries(section.names)]),
  );
  expect(names).toEqual({
    "Page views": { "/about": 2, "/search": 2, "/product": 2, [product]: 1 },
    "Page views by language": { English: 7 },
    "Page views from other sites": {},
    Downloads: {},
    "Searches without a result": { zzyzx: 1 },
    "Duties without a product": { "argon, 90,000\u00a0Nm³/h, 99.9999\u00a0%, 400\u00a0bar(g)": 2 },
    "Inquiries by the page before the form": { [product]: 1 },
  });
  const csv = await readUsage(site, site.secret, "?format=csv");
  expect(csv.body).toMatch(/^\ufeff?day,kind,name,value\r\n(?:[\d-]{10},\w+,.*,\d+\r\n)+$/);
  expect(csv.body).toContain(",page,/about,2\r\n");
  expect((await readUsage(site, site.secret, "?month=2026-13")).status).toBe(400);
});
