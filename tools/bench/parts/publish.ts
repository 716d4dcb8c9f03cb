import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "../../../lib/site/routes.ts";
import { editContent, type Item, published } from "../../../testing/content/content.ts";
import { detailsPath } from "../../../testing/content/routes.ts";
import { get, hangMs } from "../../../testing/http/http.ts";
import type { Part } from "../claim.ts";
import { median } from "../claim.ts";

const edits = 5;
const pollMs = 10;

/** An edit of an article in the embedded backend, until visitors get it. */
export const publish: Part = {
  name: "publish",
  claims: [
    {
      ...{ id: "seen", sentence: "from an edit to the first response with it", unit: "ms" },
      ...{ better: "less", ratio: 1.25, slack: 150, comparesMedian: true },
    },
  ],
  runs: 3,
  async measure(version) {
    await using site = await version.openAnother({ publishHook: true });
    const { contentDir } = site.backend;
    const articles = published("blog", contentDir) as (Item & { published_at?: unknown })[];
    const dayOf = ({ published_at = "" }: { published_at?: unknown }) => String(published_at);
    const article = articles.reduce((newest, one) => (dayOf(one) > dayOf(newest) ? one : newest));
    const pages = { list: routes.blogs, detail: detailsPath(routes.blogs, article) };
    const times: Record<string, number[]> = { list: [], detail: [] };
    for (let edit = 1; edit <= edits; edit++) {
      // In the card of the list as on the page. The title would change the address.
      const text = `Edited ${edit} times.`;
      const description = `<p>${text}</p>`;
      const begunAt = performance.now();
      editContent(contentDir, "blog", (items) =>
        items.map((item) => (item.id === article.id ? { ...item, description, summary: text } : item)),
      );
      const seen = async ([name, path]: [string, string]) => {
        while (!(await get(site.url + path)).body.includes(text)) {
          if (performance.now() - begunAt > hangMs) throw new Error(`${path} never showed the edit`);
          await sleep(pollMs);
        }
        times[name]?.push(performance.now() - begunAt);
      };
      await Promise.all(Object.entries(pages).map(seen));
    }
    return { seen: { list: median(times.list ?? []), detail: median(times.detail ?? []) } };
  },
};
