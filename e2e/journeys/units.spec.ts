/** A buyer who thinks in SCFM and psig: enters and sends values in these units, and sees them beside those of the site. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { elementsOf, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { Visitor } from "../../testing/http/visitor.ts";
import {
  expect,
  field,
  inquiryForm,
  sendButton,
  test,
  waitForTokenOf,
} from "../contact-form/inquiry-test.ts";

const need = "gas=nitrogen&flow=500SCFM&pressure=80psig";
const needPath = "nitrogen/500-scfm/80-psig";
const fieldOf = (visitor: Visitor, name: string) => visitor.elements("input", { name })[0]?.attribs.value;
const main = (visitor: Visitor) => shownText(visitor.elements("main")[0]);

test("without scripts: finder, product, comparison and inquiry repeat what was typed in SCFM and psig", async ({
  site,
}) => {
  const visitor = await Visitor.open(`${site.url}/product`);
  await visitor.press("Find products", { gas: "nitrogen", flow: "500 scfm", pressure: "80 psi" });
  expect(visitor.address).toBe(`/product/find/${needPath}#results`);
  const given = "500 SCFM = 803.7 Nm³/h, 80 psi(g) = 5.516 bar(g)";
  expect(main(visitor)).toContain(`nitrogen, ${given}`);
  expect(main(visitor)).toMatch(/Ask for an offer at 500 SCFM(?! =)/);
  expect(main(visitor)).toContain("SCFM: 60 °F, 14.696 psia · Nm³/h: 0 °C, 101.325 kPa");
  expect([fieldOf(visitor, "flow"), fieldOf(visitor, "pressure")]).toEqual([
    "500\u00a0SCFM",
    "80\u00a0psi(g)",
  ]);
  await visitor.press("Find products", {});
  expect(visitor.address).toBe(`/product/find/${needPath}#results`);

  await visitor.press("Compare", { compare: ["2", "11"] });
  expect(visitor.address).toBe(`/product/compare/2,11/${needPath}`);
  const [duty, first] = elementsOf(visitor.element("tr", /^Capacity/), "td").map(shownText);
  expect([duty, first]).toEqual(["500 SCFM = 803.7", "1,000runs at 80 % load"]);
  const shared = visitor
    .elements("a")
    .find(({ attribs }) => attribs.href?.startsWith("https://wa.me/?text="));
  expect(decodeURIComponent(shared?.attribs.href ?? "")).toContain(`/product/compare/2,11/${needPath}`);

  await visitor.follow("VN-1000");
  expect(visitor.address).toContain("/product/details/2/");
  expect(main(visitor)).toContain("Your 500 SCFM = 803.7 Nm³/h: 80 % load");
  const chat = visitor.link("Write on WhatsApp", visitor.elements("main")[0]);
  expect(decodeURIComponent(chat)).toMatch(
    /VN-1000.*flow=500SCFM&pressure=80psig.*\nNitrogen, 500\sSCFM, 80\spsig$/s,
  );
  const box = visitor.elements("a").map(({ attribs }) => attribs.href ?? "");
  expect(
    box.filter((href) => href.endsWith(encodeURIComponent("Hey there, I have a question."))).length,
  ).toBeGreaterThan(0);

  await visitor.follow("Request a quote");
  expect([fieldOf(visitor, "flow"), fieldOf(visitor, "pressure")]).toEqual(["500", "80\u00a0psig"]);
});

test("a flow by mass needs a gas, and is not lost without one", async ({ site }) => {
  const visitor = await Visitor.open(`${site.url}/product/find/30-td`);
  expect(fieldOf(visitor, "flow")).toBe("30\u00a0t/d");
  expect(main(visitor)).toContain("A flow by mass depends on the gas");
  await visitor.press("Find products", { gas: "oxygen" });
  expect(visitor.address).toBe("/product/find/oxygen/30-td#results");
  expect(main(visitor)).toContain("oxygen, 30 t/d = 874.7 Nm³/h");
});

test("with scripts: the duty stays where content is newer than the page", async ({ page, inquirySite }) => {
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-page-version": "another" } });
  });
  await page.goto(`${inquirySite.url}/product/details/2/vn-1000-psa-nitrogen-plant?${need}`);
  await hydrate(page);
  await expect(page.getByText("Your 500\u00a0SCFM = 803.7\u00a0Nm³/h: 80\u00a0% load")).toBeVisible();
  await page.goto(`${inquirySite.url}/contact/about/product-2?${need}`);
  await hydrate(page);
  await expect(page.locator("[name=flow]")).toHaveValue("500");
  await expect(page.locator("[name=flowUnit]")).toHaveValue("SCFM");
  await expect(page.locator("[name=pressure]")).toHaveValue("80\u00a0psig");
  await expect(inquiryForm(page).getByText(/500\sSCFM · 80\spsig/)).toBeVisible();
  await expect(page.locator("[name=page]")).toHaveValue(/vn-1000/);
});

test("with scripts: nothing is lost on the way, and the company gets what was typed", async ({
  page,
  inquirySite,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${inquirySite.url}/product`);
  await hydrate(page);
  await page.getByRole("radio", { name: "nitrogen" }).check({ force: true });
  await page.getByRole("textbox", { name: "Flow" }).fill("500 SCFM");
  await page.getByRole("textbox", { name: "Pressure" }).fill("80 psig");
  await page.getByRole("button", { name: "Find products" }).click();
  await expect(page).toHaveURL(new RegExp(`/product/find/${needPath}#results$`));
  await hydrate(page);
  await page.getByRole("checkbox", { name: /VN-1000/ }).check({ force: true });
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(new RegExp(`/product/compare/2/${needPath}$`));
  await expect(page.getByRole("row", { name: /^Capacity/ })).toContainText("500\u00a0SCFM = 803.7");
  await page.goBack();
  await page
    .getByRole("row")
    .getByRole("link", { name: /^VN-1000/ })
    .click();
  await expect(page.getByText("Your 500\u00a0SCFM = 803.7\u00a0Nm³/h: 80\u00a0% load")).toBeVisible();
  await hydrate(page);
  await expect(page.getByText("Your 500\u00a0SCFM = 803.7\u00a0Nm³/h: 80\u00a0% load")).toBeVisible();
  await page
    .getByRole("complementary", { name: "Facts" })
    .getByRole("link", { name: "Request a quote" })
    .click();
  await expect(page).toHaveURL(/\/contact\/about\/product-2\?/);
  await hydrate(page);
  await expect(page.locator("[name=flow]")).toHaveValue("500");
  await expect(page.locator("[name=flowUnit]")).toHaveValue("SCFM");
  await expect(inquiryForm(page).getByText(/500\sSCFM · 80\spsig/)).toBeVisible();
  await waitForTokenOf(page);
  const email = `units-${crypto.randomUUID()}@plant.example`;
  await field(page, "name").fill("Sam Doe");
  await field(page, "email").fill(email);
  await page.locator("[name=pressure]").fill("100 psig");
  await sendButton(page).click();
  await expect(page.locator("[data-sent]")).toBeVisible();
  const [stored] = inquirySite.storedInquiries().filter((row) => row.email === email);
  expect(stored).toMatchObject({ gas: "Nitrogen", flow: "500\u00a0SCFM", pressure: "100 psig" });
  expect(errors).toEqual([]);
});

test("with scripts: a duty goes on from a product to similar ones, to the finder and to WhatsApp", async ({
  page,
}) => {
  await page.goto("/product/find/nitrogen/100-nm3h");
  await hydrate(page);
  await page
    .getByRole("row")
    .getByRole("link", { name: /^VN-100 / })
    .click();
  const query = "gas=nitrogen&flow=100";
  await expect(page).toHaveURL(new RegExp(`/product/details/1/.*\\?${query}$`));
  const chat = page.locator("main").getByRole("link", { name: "Write on WhatsApp" });
  await expect(chat).toHaveAttribute(
    "href",
    new RegExp(`${encodeURIComponent(query)}%0ANitrogen%2C%20100%C2%A0Nm`),
  );
  await hydrate(page);
  await page
    .getByRole("row")
    .getByRole("link", { name: /^VND-300/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/product/details/3/.*\\?${query}$`));
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Product" }).click();
  await expect(page).toHaveURL(/\/product\/find\/nitrogen\/100-nm3h$/);
});

test("there is one page for all units, whatever an address asks for", async ({ site }) => {
  for (const path of ["/product", "/product/details/1/vn-100-psa-nitrogen-generator"]) {
    const [plain, asked] = await Promise.all(
      ["", "?units=SCFM"].map((query) => get(site.url + path + query)),
    );
    expect(asked?.status).toBe(200);
    expect(asked?.body).toBe(plain?.body);
  }
});
