/** Contact details, and the layout of every page. */

import { expect, test } from "../../testing/browser/test.ts";
import { firstOf, published, records } from "../../testing/content/content.ts";
import { detailsPath, siteName } from "../../testing/content/routes.ts";

test.use({ javaScriptEnabled: false });

const [settings] = records("settings") as unknown as Record<string, string>[];
const {
  phone = "",
  official_email = "",
  sales_email = "",
  address = "",
  map_link = "",
  whatsapp_number = "",
} = settings ?? {};
const tel = `tel:+91${phone.replace(/\D/g, "")}`;

test("/address has its three blocks", async ({ page }) => {
  await page.goto("/address");
  const main = page.locator("main");
  for (const heading of ["Our Address", "Send Us Email", "Call Us"]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(main).toContainText(address);
  for (const mail of [official_email, sales_email]) {
    await expect(main.getByRole("link", { name: mail })).toHaveAttribute("href", `mailto:${mail}`);
  }
  await expect(main.getByRole("link", { name: `+91 ${phone}` })).toHaveAttribute("href", tel);
});

test("/map and /contact link to the map, and do not request it", async ({ page }) => {
  for (const path of ["/map", "/contact"]) {
    await page.goto(path);
    const link = page.getByRole("link", { name: "Open the map" });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", new RegExp(`^https://${new URL(map_link).host}/`));
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(page.locator("main figure", { has: link })).toContainText(address);
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});

test("/catalogues_downloads has a card with a link to a PDF for each catalogue", async ({ page, site }) => {
  await page.goto("/catalogues_downloads");
  const cards = page.locator("main article");
  const catalogues = published("catalogues");
  await expect(cards).toContainText(catalogues.map(({ title }) => title));
  for (const [index, { title, pdf_file }] of catalogues.entries()) {
    const link = cards.nth(index).getByText("View / Download");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", `/files${pdf_file}`);
    const pdf = await fetch(`${site.url}${await link.getAttribute("href")}`);
    expect(pdf.status, title).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});

test("the navigation has the six groups and the links of the specification", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const groups = ["Home", "About Us", "Services", "Expertise", "Info & News", "Contact Us"];
  for (const group of groups) {
    await expect(navigation.getByRole("link", { name: group, exact: true }).first()).toBeVisible();
  }
  const wanted = [
    ...["/", "/about", "/services", "/expertise", "/info-news", "/contact"],
    ...["/our-story", "/leadership", "/our-vision", "/our-team", "/commitments", "/our-values"],
    ...["/timeline-and-milestone", "/gallery", "/blogs", "/miscellaneous", "/catalogues_downloads"],
    ...["/address", "/map"],
    ...published("services").map((item) => detailsPath("/services", item)),
    ...published("expertise").map((item) => detailsPath("/expertise", item)),
  ];
  for (const href of wanted) {
    expect(await navigation.locator(`a[href="${href}"]`).count(), href).toBeGreaterThan(0);
  }
});

test("the footer has its four columns, the social profiles and the year", async ({ page }) => {
  await page.goto("/our-vision");
  const footer = page.getByRole("contentinfo");
  for (const heading of ["Quick Links", "Services", "Contact", "Corporate Office"]) {
    await expect(footer.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  for (const href of ["/", "/commitments", "/info-news", "/contact"]) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: firstOf("services").title, exact: true })).toBeVisible();
  await expect(footer).toContainText(address);
  await expect(footer).toContainText(`${new Date().getFullYear()} ${siteName}`);
  for (const profile of ["Instagram", "LinkedIn", "Twitter", "Facebook", "YouTube"]) {
    await expect(footer.getByRole("link", { name: profile })).toHaveAttribute("href", /^https:\/\//);
  }
});

test("the chat box is open and offers WhatsApp and a call", async ({ page }) => {
  await page.goto("/blogs");
  const question = encodeURIComponent("Hey there, I have a question.");
  const digits = whatsapp_number.replace(/\D/g, "");
  const whatsapp = page.locator(`a[href="https://wa.me/91${digits}?text=${question}"]`);
  await expect(whatsapp.first()).toBeVisible();
  await expect(page.locator("footer details[open]").locator(`a[href="${tel}"]`)).toBeVisible();
});

test("the top bar has mails and phone", async ({ page }) => {
  await page.goto("/");
  for (const href of [`mailto:${official_email}`, `mailto:${sales_email}`, tel]) {
    await expect(page.locator(`a[href="${href}"]`).first()).toBeInViewport();
  }
});
