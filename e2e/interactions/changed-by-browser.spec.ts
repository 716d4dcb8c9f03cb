/** A browser's translation wraps every text, and extensions add elements to forms: pages and typed text survive both. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { itemNames, list, openPage, openUnhydrated, pageLink } from "./helpers.ts";

/** As Chrome translates: also what appears later. Only the elements tell, as the words stay. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest("font, script, style, textarea, option")) continue;
        const font = document.createElement("font");
        font.append(document.createElement("font"));
        text.replaceWith(font);
        font.firstElementChild?.append(text.data);
      }
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await expect(page.locator("h1 font font")).not.toHaveCount(0);
}

/** As extensions for passwords and grammar do. */
async function extend(page: Page): Promise<void> {
  await page.locator("main form").evaluate((form) => {
    for (const field of form.querySelectorAll("input, textarea")) {
      field.setAttribute("data-extension", "on");
      field.insertAdjacentElement("afterend", document.createElement("extension-icon"));
    }
    form.prepend(document.createElement("extension-shadow"));
    document.body.append(document.createElement("extension-root"));
  });
}

const leaders = published("leadership").map(({ name }) => name);
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

test("a translated list changes its pages, and leads to another page", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openPage(page, "/leadership");
  await translate(page);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(leaders.slice(6, 12));
  await list(page).getByRole("link", { name: "Previous" }).click();
  await expect(itemNames(page)).toHaveText(leaders.slice(0, 6));
  await page.getByRole("contentinfo").getByRole("link", { name: "Info & News" }).click();
  await expect(page).toHaveURL(/\/info-news$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("News");
  expect(errors).toEqual([]);
});

test("a form that an extension and a translation have changed before hydration keeps what was typed, and checks it", async ({
  page,
}) => {
  const finishHydration = await openUnhydrated(page, "/contact");
  await extend(page);
  await translate(page);
  await field(page, "name").fill("Asha Rao");
  await finishHydration();
  await expect(field(page, "name")).toHaveValue("Asha Rao");
  await field(page, "email").fill("asha");
  await page.locator("main form button[type=submit]").click();
  await expect(page.locator("main form [role=alert]")).toContainText("2 fields");
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toHaveValue("Asha Rao");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
