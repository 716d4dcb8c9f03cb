/** The weight that the CMS estimates for pages of editors, against the pages that the site makes of them. */
import { expect, test } from "../../testing/browser/test.ts";
import { editContent } from "../../testing/content/content.ts";
import { mayBePublished, randomPage, seeded } from "../../testing/content/random-pages.ts";
import { elementsOf, readPage } from "../../testing/http/html.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { documentBytes } from "../../testing/http/page-weight.ts";

/** As much as the site's own longest lists, and what the further entries of the test's menus weigh. */
const maxBytes = 20_000 + 600;

const random = seeded(1);
const pages = Array.from({ length: 200 }, (_, index) => randomPage(`page-${index}`, random));
const light = pages.filter(mayBePublished);

test("a page that may be published is within the guards of the site's pages", async ({ testSite }) => {
  // Both kinds must be among them.
  expect(light.length).toBeGreaterThan(100);
  expect(light.length).toBeLessThan(200);
  const { backend } = testSite;
  editContent(backend.contentDir, "pages", () => light);
  await waitUntil("the backend has the pages", async () =>
    (await backend.read(`page/${light[0]?.id}`)).includes('"data"'),
  );
  for (const { id } of light) {
    const where = `/${id}`;
    const { status, headers, body, document } = await readPage(`${testSite.url}${where}`);
    expect(status, where).toBe(200);
    expect(documentBytes(headers, body), where).toBeLessThan(maxBytes);
    const [main] = elementsOf(document, "main");
    const levels = ["h1", "h2", "h3", "h4"].map((name) => elementsOf(main, name).length);
    expect(levels[0], where).toBe(1);
    // No level is left out.
    expect(levels.join(), where).toMatch(/^1(,[1-9]\d*)*(,0)*$/);
    for (const image of elementsOf(main, "img")) expect(image.attribs, where).toHaveProperty("alt");
  }
});
