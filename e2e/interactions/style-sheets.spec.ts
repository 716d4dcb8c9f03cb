/** The rules of a page are in its HTML; its style sheets arrive with its scripts. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { holdRequests } from "./helpers.ts";

test("style sheets wait for hydration, even where the browser reads ahead of a parser that waits", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const { hold, release } = holdRequests();
  await page.route(/\/(held\.js|last\.png)$/, hold);
  await page.route("**/about", async (route) => {
    const text = await (await route.fetch()).text();
    const body = text
      .replace("<head>", '<head><script src="/held.js"></script>')
      .replace("</footer>", '<img src="/last.png"/></footer>');
    // Its policy would refuse the script.
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto("/about", { waitUntil: "commit" });
  await waitUntil("it has read the whole page", () => requests.some((url) => url.endsWith("/last.png")));
  expect(requests.filter((url) => url.endsWith(".css"))).toEqual([]);
  release();
});

test("hydration applies the style sheets, print rules included", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  const media = await page
    .locator("head > link[rel=stylesheet]")
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ sheet }) => sheet?.media.mediaText));
  expect(media).not.toEqual([]);
  expect(new Set(media)).toEqual(new Set([""]));
});
