/** A buyer looks for proof: a plant like theirs that runs, and the certificates. */

import { journey } from "../../testing/browser/journey.ts";
import { expect } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";

journey("from home to a reference with its figures and its news item", async (page) => {
  await page.goto("/");
  await page.getByRole("link", { name: "All references" }).click();
  await expect(page).toHaveURL(/\/references$/);
  const reference = page.getByRole("article").filter({ hasText: "10\u00a0MW alkaline electrolyser plant" });
  await expect(reference).toContainText("2,000\u00a0Nm³/h hydrogen");
  await expect(reference).toContainText("4.96\u00a0kWh/Nm³");
  await reference.getByRole("link", { name: "passes its 72-hour test" }).click();
  await expect(page).toHaveURL(/\/info-news\/details\/3\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("electrolyser");
});

journey("references to nitrogen plants, in one country", async (page) => {
  await page.goto("/references");
  const filter = page.getByRole("navigation", { name: "Filter" });
  await filter.getByRole("link", { name: "nitrogen" }).click();
  await expect(page).toHaveURL(/\/references\?filter=nitrogen$/);
  await expect(page.getByRole("article").filter({ hasText: "bulk drugs" })).toBeVisible();
  await filter.getByRole("link", { name: "Sri Lanka" }).click();
  await expect(page).toHaveURL(/\?filter=nitrogen-in-sri-lanka$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(filter.locator("[aria-current]")).toHaveText(["nitrogen", "Sri Lanka"]);
});

journey("from an article to the document of a certificate", async (page) => {
  await page.goto("/blogs/details/1/why-molecular-sieve-beds-fail-early");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Quality Policy" }).click();
  await expect(page).toHaveURL(/\/quality-policy/);
  const certificate = page.getByRole("listitem").filter({ hasText: "ISO 9001:2015" });
  await expect(certificate).toContainText("Valid until 31 March 2028");
  const href = await certificate.getByRole("link", { name: "Certificate (PDF)" }).getAttribute("href");
  const { status, headers } = await get(new URL(href ?? "", page.url()).href);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
});
