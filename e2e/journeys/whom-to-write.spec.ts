/** A job seeker, a journalist and a careful visitor find whom to write to, and what happens with their data. */

import { journey } from "../../testing/browser/journey.ts";
import { expect } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];

journey("from home to careers, press, the registration and the privacy page", async (page) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const main = page.locator("main");
  for (const [heading, mail] of [
    ["Careers", settings?.careers_email],
    ["Press", settings?.press_email],
  ]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(main.locator(`a[href="mailto:${mail}"]`)).toBeVisible();
  }
  await expect(main).toContainText(settings?.registration_number ?? "-");
  await expect(main).toContainText(settings?.tax_number ?? "-");

  await main.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(main.getByRole("heading", { name: "When you send an inquiry" })).toBeVisible();
  await expect(main.getByText(/^Last changed on/).locator("time")).toHaveAttribute("datetime", /^20\d\d-/);
  await expect(main.getByRole("link", { name: settings?.official_email })).toBeVisible();
});
