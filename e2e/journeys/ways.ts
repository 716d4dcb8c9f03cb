/** Visitors' ways to a goal, in a browser. */
import type { Page } from "playwright/test";
import { expect } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { get } from "../../testing/http/http.ts";
import { followFooter } from "../interactions/helpers.ts";

export const duty = "gas=nitrogen&flow=300&purity=99.9&pressure=6";
export const dutyPath = "nitrogen/300-nm3h/99.9/6-barg";

const [settings] = records("settings") as unknown as Record<string, string>[];

export type Way = { goal: string; go: (page: Page) => Promise<void> };

export const findProduct: Way = {
  goal: "from home to the product for a duty, a comparison and an offer",
  async go(page) {
    await page.goto("/");
    await page.getByRole("link", { name: "Find a product" }).click();
    await expect(page).toHaveURL(/\/product$/);

    const finder = page.getByRole("search");
    await finder.getByRole("radio", { name: "nitrogen" }).check({ force: true });
    await finder.getByRole("textbox", { name: "Flow" }).fill("300");
    await finder.getByRole("textbox", { name: "Purity" }).fill("99.9");
    await finder.getByRole("textbox", { name: "Pressure" }).fill("6");
    await finder.getByRole("button", { name: "Find products" }).click();
    await expect(page).toHaveURL(new RegExp(`/product/find/${dutyPath}#results$`));

    const results = page.locator("#results");
    await expect(results.getByRole("heading")).toHaveText([
      /^nitrogen, 300\sNm³\/h/,
      /^PSA nitrogen, 5 to 5,000\sNm³\/h$/,
      "2 standard models fit",
      "Close matches: one value is short or not stated",
      "As liquid, or at low load",
      "From delivered liquid",
      "Need another size?",
    ]);
    await expect(results.getByText("Yours: 300\u00a0Nm³/h at 99.9\u00a0%, 6\u00a0bar(g)")).toBeVisible();
    // A screen reader says how many there are.
    await expect(results).toBeFocused();
    await expect(results).toHaveAccessibleName(/^2 of 20 products fit nitrogen/);
    await expect(results.getByRole("rowheader")).toHaveText([
      /VND-300/,
      /VN-1000/,
      /VN-100 /,
      /VC-50L/,
      /LT-50/,
      /AV-1000/,
    ]);
    const smallest = results.getByRole("row").filter({ hasText: "VN-100 PSA" });
    await expect(smallest).toContainText("less than 300 at\u00a099.9\u00a0%");
    const largest = results.getByRole("row").filter({ hasText: "VN-1000 PSA" });
    await expect(largest).toContainText("runs at 30\u00a0% load");
    const ask = results.getByRole("link", { name: "Ask an engineer" });
    await expect(ask).toHaveAttribute("href", `/contact?${duty}`);

    for (const model of ["VND-300", "VN-1000"]) await results.getByRole("checkbox", { name: model }).check();
    await results.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(new RegExp(`/product/compare/2,3/${dutyPath}$`));
    await expect(page.getByRole("heading", { name: "VN-1000 and VND-300 compared" })).toBeVisible();

    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["Your duty", /^VN-1000/, /^VND-300/]);
    await expect(table.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("300");

    const offer = page.getByRole("link", { name: "Request a quote: VND-300" });
    await expect(offer).toHaveAttribute("href", `/contact/about/product-3?${duty}`);
    await offer.click();
    const form = page.getByRole("form", { name: "Inquiry" });
    await expect(form.locator("[name=flow]")).toHaveValue(/^300/);
    await expect(form.locator("[name=purity]")).toHaveValue(/^99\.9\s%$/);
    await expect(form.locator("[name=pressure]")).toHaveValue(/^6(\s|$)/);
  },
};

export const compareProducts: Way = {
  goal: "VN-100, VN-1000 and VND-300 on the same rows",
  async go(page) {
    await page.goto("/product");
    for (const model of ["VN-100 ", "VN-1000 ", "VND-300 "])
      await page.getByRole("checkbox", { name: new RegExp(`Compare ${model}`) }).check();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/product\/compare\/1,2,3$/);

    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([/^VN-100/, /^VN-1000/, /^VND-300/]);
    const row = (name: string) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row("Capacity at 99.9\u00a0%").getByRole("cell")).toHaveText(["126", "1,000", "on request"]);
    await expect(row("Pressure bar(g)").getByRole("cell")).toHaveText(["6.0", "6.5", "6.0"]);
    await expect(row("Pressure bar(g)").locator("b")).toHaveText("6.5");
    await expect(table.getByRole("link", { name: /^Request a quote/ })).toHaveCount(3);
  },
};

export const reachDataSheet: Way = {
  goal: "from PSA Nitrogen Generation to a product and its data sheet",
  async go(page) {
    await page.goto("/expertise/details/3/psa-nitrogen-generation");
    const products = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Products in this field" }) });
    await expect(products.getByRole("rowheader")).toHaveCount(3);
    await products.getByRole("link", { name: /VN-100 / }).click();
    await expect(page).toHaveURL(/\/product\/details\/1\/vn-100-psa-nitrogen-generator$/);

    const facts = page.getByRole("complementary", { name: "Facts" });
    await expect(page.getByRole("table", { name: "Technical data" })).toContainText("164\u00a0Nm³/h");
    const sheet = facts.getByRole("link", { name: /^Data sheet of VN-100/ });
    const { status, headers } = await get(new URL((await sheet.getAttribute("href")) ?? "", page.url()).href);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const kilobytes = Math.round(Number(headers.get("content-length")) / 1000);
    await expect(sheet).toHaveText(`Data sheet (PDF, ${kilobytes}\u00a0kB)`);
    await expect(facts).toContainText("Revision 1 · 1 June 2026");
  },
};

export const findReference: Way = {
  goal: "from home to a reference, what was measured there, and its news item",
  async go(page) {
    await page.goto("/");
    await page.getByRole("link", { name: "All references" }).click();
    await expect(page).toHaveURL(/\/references$/);
    const reference = page.getByRole("article").filter({ hasText: "10\u00a0MW alkaline electrolyser plant" });
    await expect(reference).toContainText("2,000\u00a0Nm³/h hydrogen");
    await reference.getByRole("link", { name: "10\u00a0MW alkaline electrolyser plant" }).click();
    await expect(page).toHaveURL(/\/references\/details\/2\//);
    const measured = page.getByRole("row", { name: /^Specific energy 5.05.* 4.96/ });
    await expect(measured).toHaveCount(1);
    await page.getByRole("link", { name: /passes its 72-hour test/ }).click();
    await expect(page).toHaveURL(/\/info-news\/details\/3\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("electrolyser");
  },
};

export const filterReferences: Way = {
  goal: "references to nitrogen plants, in one country",
  async go(page) {
    await page.goto("/references");
    const filter = page.getByRole("navigation", { name: "Filter" });
    await filter.getByRole("link", { name: "nitrogen" }).click();
    await expect(page).toHaveURL(/\/references\/filter\/nitrogen$/);
    await expect(page.getByRole("article").filter({ hasText: "bulk drugs" })).toBeVisible();
    await filter.getByRole("link", { name: "Sri Lanka" }).click();
    await expect(page).toHaveURL(/\/filter\/nitrogen-in-sri-lanka$/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(filter.locator("[aria-current]")).toHaveText(["nitrogen", "Sri Lanka"]);
  },
};

export const findCertificate: Way = {
  goal: "from an article to the document of a certificate",
  async go(page) {
    await page.goto("/blogs/details/1/why-molecular-sieve-beds-fail-early");
    await followFooter(page, "Quality Policy");
    await expect(page).toHaveURL(/\/quality-policy/);
    const certificate = page.getByRole("listitem").filter({ hasText: "ISO 9001:2015" });
    await expect(certificate).toContainText("Valid until 31 March 2028");
    const href = await certificate.getByRole("link", { name: "Certificate (PDF)" }).getAttribute("href");
    const { status, headers } = await get(new URL(href ?? "", page.url()).href);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  },
};

export const findPersons: Way = {
  goal: "from home to careers, press, the registration and the privacy page",
  async go(page) {
    await page.goto("/");
    await followFooter(page, "Contact");
    await expect(page).toHaveURL(/\/contact$/);
    const main = page.locator("main");
    for (const [heading, mail] of [
      ["Careers", settings?.careers_email],
      ["Press", settings?.press_email],
    ]) {
      await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      await expect(main.locator(`a[href="mailto:${mail}"]`).first()).toBeVisible();
    }
    await expect(main).toContainText(settings?.registration_number ?? "-");
    await expect(main).toContainText(settings?.tax_number ?? "-");

    await main.getByText("What happens to your details").click();
    await main.getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(main.getByRole("heading", { name: "When you send an inquiry" })).toBeVisible();
    await expect(main.getByText(/^Last updated on/).locator("time")).toHaveAttribute("datetime", /^20\d\d-/);
    // To have an inquiry deleted, and for everything else.
    const mails = main.getByRole("link", { name: settings?.official_email });
    await expect(mails).toHaveCount(2);
    for (const mail of await mails.all()) await expect(mail).toBeVisible();
  },
};
