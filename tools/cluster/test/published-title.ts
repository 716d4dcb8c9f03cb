import { launchTestBrowser } from "../../../testing/browser/chromium.ts";
import { hydrate } from "../../../testing/browser/hydrate.ts";
import { editContent, firstOf } from "../../../testing/content/content.ts";
import { get, hangMs, waitUntil } from "../../../testing/http/http.ts";
import type { TestCluster } from "./test-cluster.ts";

const newTitle = "A title of this minute";

/** A browser that has the former list of blogs shows a published title in a new tab, at the first click. */
export async function checkPublishedTitle({
  cluster,
  backend,
}: TestCluster): Promise<{ requests: number; failures: string[] }> {
  await using browser = await launchTestBrowser();
  const context = await browser.newContext({ baseURL: cluster.url, ignoreHTTPSErrors: true });
  const failures: string[] = [];
  const openBlogs = async (title: string) => {
    const tab = await context.newPage();
    await tab.goto("/");
    await hydrate(tab);
    // Also where the menu is closed.
    const link = tab.locator('a[href="/blogs"]').first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    const list = tab.locator("#list", { hasText: title });
    await list.waitFor({ timeout: hangMs }).catch(() => failures.push(`"${title}" is not in the list`));
  };
  const publish = async (from: string, to: string) => {
    editContent(backend.contentDir, "blog", (items) =>
      items.map((item) => (item.title === from ? { ...item, title: to } : item)),
    );
    await waitUntil(`every replica has "${to}"`, async () => {
      const pages = await Promise.all(cluster.replicas.map(({ url }) => get(`${url}/blogs`)));
      return pages.every(({ body }) => body.includes(to));
    });
  };

  const { title } = firstOf("blog", backend.contentDir);
  await openBlogs(title);
  await publish(title, newTitle);
  await openBlogs(newTitle);
  await publish(newTitle, title);
  return { requests: 2, failures };
}
