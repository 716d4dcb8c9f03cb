/** Without a publish call, content is at most 300 s old: 3 s on a site whose periods are a hundredth. */

import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, keepFewPages, textOf } from "../../testing/content/content.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test("an edit of which the site is not told shows once its page has expired", async ({}, { testId }) => {
  const name = `expiry-${testId}`;
  await using site = await TestSite.open({ name, change: keepFewPages, periodScale: 0.01 });
  const { contentDir } = site.backend;
  const { id } = firstOf("commitments", contentDir);
  const page = async () => textOf((await get(`${site.url}/commitments`)).body);
  // The first edit expires the page of the build, the second one that of the running site.
  for (const title of ["An edited title", "Another title"]) {
    expect(await page()).not.toContain(title);
    editContent(contentDir, "commitments", (items) =>
      items.map((item) => (item.id === id ? { ...item, title } : item)),
    );
    await waitUntil(title, async () => (await page()).includes(title));
  }
});
