/** Pages of a single text, images, and the 404 page. For every route: route-audit.spec.ts. */
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";

for (const [path, kind, heading] of [
  ["/our-story", "story", "Our Story"],
  ["/our-vision", "vision", "Our Vision"],
  ["/quality-policy", "quality-policy", undefined],
  ["/about", "about", undefined],
] as const) {
  test(`${path} shows its text`, async ({ site }) => {
    const { document } = await readPage(site.url + path);
    const [main] = elementsOf(document, "main");
    const text = excerptOf(firstOf(kind).description);
    expect(text.length).toBeGreaterThan(15);
    expect(shownText(main)).toContain(text);
    if (heading) expect(elementsOf(main, "h2").map(shownText)).toContain(heading);
  });
}

test("images are served as WebP to browsers that accept it", async ({ site }) => {
  const { document } = await readPage(`${site.url}/`);
  const [picture] = elementsOf(elementsOf(document, "main")[0], "img");
  const url = new URL(picture?.attribs.src ?? "", site.url);
  const image = await fetch(url, { headers: { accept: "image/webp,*/*" } });
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toMatch(/^image\/webp/);
});

test("an unknown URL is 404 with a message and the complete layout, and shared caches do not keep it", async ({
  site,
}) => {
  const { status, headers, document } = await readPage(`${site.url}/no/such/page`);
  expect(status).toBe(404);
  expect(headers.get("cdn-cache-control") ?? "").not.toMatch(/max-age=\d{4,}/);
  expect(elementsOf(document, "title").map(shownText)).toContain(`Page Not Found | ${siteName}`);
  expect(elementsOf(document, "h1").map(shownText)).toEqual(["Page Not Found"]);
  expect(elementsOf(document, "nav", { "aria-label": "Main" })).toHaveLength(1);
  expect(elementsOf(document, "footer")).toHaveLength(1);
});
