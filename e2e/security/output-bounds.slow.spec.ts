/** A backend whose every answer is within the bounds of the input, and as costly as it can be: pages and log stay within bounds. */
import pLimit from "p-limit";
import { tags } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { longestId } from "../../testing/content/bound-content.ts";
import { costlyBody, teamPages } from "../../testing/content/costly-content.ts";
import { listCases } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { openContractBackend } from "../../testing/sites/contract-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const maxPageBytes = 2_000_000;
const maxLogCharacters = 500_000;

const kinds = ["services", "expertise", "blogs", "info-news"];
const paths = [
  ...listCases.map(({ path }) => `${path}/page/2`),
  ...kinds.map((kind) => `/${kind}/details/${longestId(1)}`),
  ...["/sitemap.xml", "/llms.txt", "/blogs/feed.xml", "/our-story", "/our-vision"],
];

test("no answer of the backend becomes a page without bounds, or ends the site", async () => {
  const pages = teamPages();
  let isCostly = false;
  await using backend = await openContractBackend((name, key) => {
    if (name === "team" && Number(key) >= 100) return pages[Number(key) - 100]?.body;
    return isCostly ? costlyBody(name) : undefined;
  });
  await using site = await TestSite.open({ name: "output-bounds", backend });
  const sizes: Record<string, number> = {};
  const visit = async (path: string, name = path) => {
    const { status, body } = await get(site.url + path);
    expect([200, 308, 404, 500], name).toContain(status);
    sizes[name] = Buffer.byteLength(body);
    expect(sizes[name], name).toBeLessThan(maxPageBytes);
  };
  for (const { name, number } of pages) await visit(`/our-team/page/${number}`, name);

  isCostly = true;
  await site.publish(tags);
  await pLimit(4).map(paths, (path) => visit(path));
  expect((await get(`${site.url}/api/health/live`)).status).toBe(200);
  expect(site.log().length, "length of the log").toBeLessThan(maxLogCharacters);
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(sizes) });
});
