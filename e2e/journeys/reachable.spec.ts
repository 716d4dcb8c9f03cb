/** A backend with the calls of the specification alone: nothing that it lacks is linked, and no link is broken. */
import { setTimeout as sleep } from "node:timers/promises";
import { contractCalls } from "../../lib/backend/contract.ts";
import { routes } from "../../lib/site/routes.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { TestBackend } from "../../testing/sites/test-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { type Crawled, crawl, visit } from "../seo/crawler.ts";
import { sitemapPaths } from "../seo/sitemap.ts";

const addedCalls = contractCalls.filter(([, { added }]) => added).map(([, { path }]) => path);
const addedPaths = addedCalls.map((path) => path.replace("{key}", "[^/?]+")).join("|");
const tags = [...new Set(contractCalls.map(([, { kind }]) => kind))];
/** Pages of the added calls, and of services, which have their own only with an added call. */
const missing = /^\/(services\/details\/|product|references|privacy)/;

test("without the added calls, no link leads nowhere", async () => {
  await using backend = await TestBackend.open();
  const proxy = await FaultProxy.open(backend.url);
  proxy.fail(
    { kind: "respond", status: 404, type: "application/json", body: "{}" },
    new RegExp(`^/website/(${addedPaths})(\\?|$)`),
  );
  try {
    await using site = await TestSite.open({ name: "specified-calls", backend, faultProxy: proxy });
    // The build has the content of all calls.
    expect((await revalidate(site, tags)).status).toBe(200);
    await waitUntil("the site has regenerated its pages", () => site.log().includes("pages refreshed"));
    const fresh = async (path: string): Promise<Crawled> => {
      const page = await visit(site.url, path);
      if (page.headers.get("x-nextjs-cache") !== "STALE") return page;
      await sleep(100);
      return fresh(path);
    };
    const crawled = [...(await crawl(site.url, fresh)).values()];
    const paths = crawled.map(({ path }) => path);
    expect(
      crawled.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} ${path}`),
    ).toEqual([]);
    expect(paths.filter((path) => missing.test(path))).toEqual([]);
    // The text of an expertise entry links to it; the menus do not.
    expect(crawled.find(({ path }) => path === "/")?.links).not.toContain(routes.qualityPolicy);
    expect(paths).toEqual(
      expect.arrayContaining([routes.services, routes.catalogues, "/service/detail/automation"]),
    );

    await fresh("/sitemap.xml");
    const mapped = await sitemapPaths(site.url);
    expect(mapped.filter((path) => !paths.includes(path))).toEqual([]);
    expect(mapped).not.toContain(routes.qualityPolicy);
    await fresh("/llms.txt");
    const { body } = await get(`${site.url}/llms.txt`);
    const named = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, url = ""]) =>
      url.replace(publicOrigin, ""),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  } finally {
    await proxy.close();
  }
});
