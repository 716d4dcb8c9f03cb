/** A backend whose records have nothing in their titles, and others that lead to them in every way. */
import { type CallName, calls, contractCalls } from "../../lib/backend/contract.ts";
import { detailRoutes } from "../../lib/site/kind-pages.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { get, isFresh, waitUntil } from "../../testing/http/http.ts";
import { openContractBackend } from "../../testing/sites/contract-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { crawlSettled } from "../seo/crawler.ts";
import { sitemapPaths } from "../seo/sitemap.ts";

/** Of the record with id 1; the others have a title. */
const blanks = ["   ", "\u00a0\u200b", "&nbsp;", "<br>"];
const ids = [1, 2];
const linkTo = (route: string, label: string) => ({ label, href: `${route}/details/1/x`, menu: "about" });

/** Has every field that some kind requires, and leads to the untitled record of every kind. */
function record(id: number, title: string, kind: string) {
  const own: Record<string, object> = {
    families: {
      gases: ["oxygen"],
      range: [{ key: "capacity", min: 5, max: 250, unit: "Nm³/h" }],
      expertise: id === 2 ? 1 : 2,
    },
    figures: { href: `${detailRoutes[id % detailRoutes.length]}/details/1/x` },
    redirects: { from: `/old-${id}`, to: "/about" },
    pages: {
      id: `page-${id}`,
      menu: "about",
      footer: true,
      blocks: [
        ...detailRoutes.map((route) => ({ type: "action", heading: "More", ...linkTo(route, "Read more") })),
        {
          type: "records",
          products: ids,
          references: ids,
          services: ids,
          expertise: ids,
          news: ids,
          blog: ids,
        },
      ],
    },
  };
  const published_at = `2026-01-0${(id % 9) + 1}`;
  const description = `<p>Text ${id} of ${kind} about the oxygen plants of the company.</p>`;
  const relations = {
    expertise: ids,
    products: ids,
    services: ids,
    updates: ids,
    news: 1,
    gases: ["oxygen"],
  };
  const specs = [{ key: "capacity", label: "Capacity", value: "100", unit: "Nm³/h" }];
  const names = { title, name: title, label: `Label ${id}`, value: "5", year: "2017" };
  return { id, ...names, published_at, description, ...relations, specs, image: null, ...own[kind] };
}

const recordsOf = (kind: string) => [
  ...blanks.slice(0, 1).map((title) => record(1, title, kind)),
  record(2, `Titled record of ${kind}`, kind),
  ...blanks.slice(1).map((title, index) => record(index + 3, title, kind)),
  record(9, `Another record of ${kind}`, kind),
];

const single: Record<string, object> = {
  settings: {
    ...{ phone: "+91 98765 43210", official_email: "info@example.com" },
    menu_links: detailRoutes.map((route) => linkTo(route, `Menu ${route}`)),
    footer_columns: [{ heading: "More", links: detailRoutes.map((route) => linkTo(route, route)) }],
  },
  home: { industries: [{ name: "Hospitals", gas: "oxygen", flow: 30 }] },
};

function answer(name: CallName, key: string): string | undefined {
  const { kind, shape, path } = calls[name];
  if (shape === "list") {
    const data = recordsOf(kind);
    return JSON.stringify({ data, pagination: { total: data.length, totalPages: 1 } });
  }
  if (!path.includes("{key}"))
    return JSON.stringify({ data: single[kind] ?? { description: "<p>A text about the company.</p>" } });
  const found = kind === "banners" ? undefined : recordsOf(kind).find(({ id }) => String(id) === key);
  return found && JSON.stringify({ data: found });
}

test("no link and no map leads to a record without a title, and its own address is 404", async () => {
  await using backend = await openContractBackend(answer);
  await using site = await TestSite.open({ name: "untitled-records", backend });
  const tags = [...new Set(contractCalls.map(([, { kind }]) => kind))];
  await site.publish(tags);
  await waitUntil("the pages are regenerated", () => site.log().includes("pages refreshed"));
  const crawled = [...(await crawlSettled(site.url)).values()];
  const broken = crawled
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `${status} ${path}`);
  expect(broken).toEqual([]);
  for (const path of ["/llms.txt", "/sitemap.xml"])
    await waitUntil(`${path} is fresh`, async () => isFresh(await get(site.url + path)));
  const { body } = await get(`${site.url}/llms.txt`);
  const named = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, url = ""]) => url.replace(publicOrigin, ""));
  const all = [...crawled.map(({ path }) => path), ...(await sitemapPaths(site.url)), ...named];
  expect(all.filter((path) => /\/details\/[1345]\b|item\/[1345]\b|about\/\w+-[1345]\b/.test(path))).toEqual(
    [],
  );
  for (const route of detailRoutes)
    expect(all, route).toContainEqual(expect.stringContaining(`${route}/details/2/`));
  expect(all).toContainEqual(expect.stringMatching(/^\/contact\/about\/expertise-2\?/));

  for (const route of detailRoutes)
    for (const id of [1, 3, 4, 5])
      expect((await get(`${site.url}${route}/details/${id}/x`)).status, `${route} ${id}`).toBe(404);
});
