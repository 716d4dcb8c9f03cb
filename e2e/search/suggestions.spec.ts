/** Suggestions below the field of the search: their scripts, keys and roles. */
import { gzipSync } from "node:zlib";
import type { Response } from "playwright/test";
import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

test.beforeAll(async ({ site }) => {
  // On a busy machine the index of a site that has just started may take longer than a visitor waits.
  await waitUntil("the index", async () =>
    (await get(`${site.url}/api/search?q=vnd300`)).body.includes("VND"),
  );
});

test("suggestions come as a combobox, and their script once the field is used", async ({ page, site }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    const isOwn = response.url().startsWith(site.url) && response.request().resourceType() === "script";
    if (isOwn) scripts.push(response);
  });
  const textsOf = (responses: Response[]) => Promise.all(responses.map((response) => response.text()));
  await page.goto("/search");
  await page.locator("html[data-measured]").waitFor();
  const before = await textsOf(scripts.splice(0));
  expect(before.filter((script) => script.includes("/api/search?"))).toEqual([]);
  const input = page.locator('header input[name="q"]');
  await input.focus();
  const announced = page.locator("header [role=status]");
  await input.fill("xqzvbnw");
  await expect(announced).toHaveText("No suggestions");
  await input.fill("psa ");
  await input.pressSequentially("nitro");
  const options = page.locator("header [role=option]");
  await expect(options.first()).toContainText("PSA Nitrogen Generation");
  await expect(options.nth(1)).toContainText("Products · Nitrogen");
  await expect(announced).toHaveText("6 suggestions");
  await expect(input).toHaveAttribute("role", "combobox");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  const after = await textsOf(scripts);
  const ours = after.filter((script) => !script.includes("onErrorRetry"));
  expect(ours.filter((script) => script.includes("/api/search?"))).toHaveLength(1);
  expect(after.length - ours.length, "SWR").toBe(1);
  const bytes = ours.map((script) => gzipSync(script).length).reduce((sum, each) => sum + each);
  test.info().annotations.push({ type: "our scripts", description: `${bytes} bytes` });
  expect(bytes).toBeLessThanOrEqual(7_300);
  expect(await findAxeViolations(page)).toEqual([]);

  await input.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await input.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await input.press("Escape");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(options.first()).toBeHidden();
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/expertise\/details\/3\/psa-nitrogen-generation$/);
});
