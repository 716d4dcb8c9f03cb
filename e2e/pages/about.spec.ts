/** The about page: the statement, and a teaser of each page about the company. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import {
  editContent,
  excerptOf,
  firstOf,
  type Item,
  published,
  records,
} from "../../testing/content/content.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";

test.use({ javaScriptEnabled: false });

const parts = [
  { heading: "Our story", kind: "story", href: "/our-story" },
  { heading: "Our vision", kind: "vision", href: "/our-vision" },
  { heading: "Our values", kind: "values", href: "/our-values" },
  { heading: "Our commitments", kind: "commitments", href: "/commitments" },
  { heading: "Leadership", kind: "leadership", href: "/leadership" },
];

const part = (page: Page, heading: string) =>
  page.locator("main section", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

test("shows the statement with its image, then each part with a link to its page", async ({ page }) => {
  await page.goto("/about");
  const { description, image } = firstOf("about");
  await expect(part(page, "About")).toContainText(excerptOf(description));
  const picture = page.locator(`main img[src*="${encodeURIComponent(`/files${image}`)}"]`);
  await expect(picture.last()).toBeVisible();
  const headings = await page.locator("main h2").allTextContents();
  const order = ["About", ...parts.map(({ heading }) => heading)].map((heading) => headings.indexOf(heading));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  for (const { heading, href } of parts) {
    await expect(part(page, heading).locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test("each part shows the beginning of its page", async ({ page }) => {
  await page.goto("/about");
  const [vision] = records("vision");
  await expect(part(page, "Our vision")).toContainText(excerptOf(vision?.description ?? "").slice(0, 60));
  for (const [heading, names] of [
    ["Our values", published("values").slice(0, 6)],
    ["Our commitments", published("commitments").slice(0, 3)],
    ["Leadership", published("leadership").slice(0, 4)],
  ] as const) {
    for (const { title, name } of names) await expect(part(page, heading)).toContainText(title ?? name);
  }
});

const kinds = [...parts.map(({ kind }) => kind), "timeline", "about"];

test.describe("without content", () => {
  test.use({
    siteOptions: {
      change: (contentDir) => {
        for (const kind of kinds)
          editContent(contentDir, kind, (items) => items.map((item) => ({ ...item, status: "D" }) as Item));
      },
    },
  });

  test("parts without content are left out, and a missing statement is reported", async ({
    page,
    testSite,
  }) => {
    expect((await revalidate(testSite, kinds)).status).toBe(200);
    await waitUntil("an about page without content", async () =>
      (await get(`${testSite.url}/about`)).body.includes("Nothing has been published here yet."),
    );
    await page.goto(`${testSite.url}/about`);
    await expect(page.getByText("Nothing has been published here yet.")).toBeVisible();
    for (const { heading } of parts) await expect(part(page, heading)).toHaveCount(0);
  });
});
