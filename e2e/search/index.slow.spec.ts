/** The search's index follows the content. */
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, type Item } from "../../testing/content/content.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

test("the index has published words, and keeps them through an outage and a restart", async ({
  testSite,
}) => {
  const find = async (words: string) =>
    (await get(`${testSite.url}/api/search?q=${encodeURIComponent(words)}`)).body;
  const { contentDir } = testSite.backend;
  const post = firstOf("blog", contentDir);
  expect(await find("zirconium")).not.toContain("isMatch");
  const results = `${testSite.url}/search?q=zirconium`;
  expect((await get(results)).body).toContain("Nothing found");

  editContent(contentDir, "blog", (items: Item[]) =>
    items.map((item) => (item.id === post.id ? { ...item, description: "<p>About zirconium.</p>" } : item)),
  );
  await waitUntil("the published word", async () => {
    // The backend itself notices the edit a moment after it.
    await testSite.publish(["blog"]);
    return (await find("zirconium")).includes(post.title);
  });
  await waitUntil("the page with it", async () => (await get(results)).body.includes("1 result for"));

  testSite.proxy.fail({ kind: "refuse" });
  await testSite.stop();
  await testSite.start();
  expect(await find("zirconium")).toContain(post.title);
  expect((await get(`${results}+powder`)).body).toContain(post.title);
});
