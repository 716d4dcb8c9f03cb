/** The pages of single records: services, expertise, articles, and the seven static services. */
import { staticServices } from "../../lib/site/static-services.ts";
import { findTemplateFaults } from "../../testing/browser/template-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, published, records, textOf } from "../../testing/content/content.ts";
import { detailsPath, siteName, slugOf } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const kinds = [
  { base: "/services", kind: "services", missing: "Page Not Found" },
  { base: "/expertise", kind: "expertise", missing: "No service found...." },
  { base: "/blogs", kind: "blog", missing: "Page Not Found" },
  { base: "/info-news", kind: "news", missing: "Page Not Found" },
  { base: "/product", kind: "products", missing: "Page Not Found" },
];

for (const { base, kind, missing } of kinds) {
  test(`${base}/details: every published record has its page`, async ({ site }) => {
    for (const item of published(kind)) {
      const { status, body } = await get(site.url + detailsPath(base, item));
      expect(status, item.title).toBe(200);
      expect(textOf(body)).toContain(textOf(item.title));
      expect(textOf(body)).toContain(excerptOf(item.description));
    }
  });

  test(`${base}/details: a wrong or missing slug is a permanent redirect`, async ({ site }) => {
    const [item] = published(kind).slice(-1);
    if (!item) throw new Error("there is nothing published");
    const right = detailsPath(base, item);
    for (const wrong of ["", "/wrong", `/${slugOf(item.title)}-x`, `/${slugOf(item.title)}/more`]) {
      // The first response is rendered, the second cached.
      for (const visit of [1, 2]) {
        const { status, headers } = await get(`${site.url}${base}/details/${item.id}${wrong}`);
        expect(status, wrong).toBe(308);
        // Duplicate headers would be joined by a comma.
        expect(headers.get("location"), `${wrong}, visit ${visit}`).toBe(right);
      }
    }
  });

  test(`${base}/details: an unknown or unpublished record is 404 with "${missing}"`, async ({ site }) => {
    const hidden = records(kind).filter(({ status }) => status !== "Y");
    expect(hidden.length).toBeGreaterThan(0);
    const paths = [
      ...hidden.map((item) => detailsPath(base, item)),
      `${base}/details/987654/nothing`,
      `${base}/details/a%2Fteam/x`,
    ];
    for (const path of paths) {
      await expectMissing(site.url + path, missing);
    }
  });
}

for (const { base, kind } of kinds.slice(2)) {
  test(`${base}/details follows its template`, async ({ page }) => {
    const [item] = published(kind);
    if (!item) throw new Error("nothing is published");
    const path = detailsPath(base, item);
    await page.goto(path);
    expect(await findTemplateFaults(page, path)).toEqual([]);
  });
}

test("expertise details show a gallery of their pictures and lead back home", async ({ page }) => {
  const entry = published("expertise").find(({ images }) => images.length > 1);
  if (!entry) throw new Error("no expertise entry has pictures");
  await page.goto(detailsPath("/expertise", entry));
  // Without the entry's title, search results would look the same.
  await expect(page).toHaveTitle(`${entry.title} | Expertise Details | ${siteName}`);
  await expect(page.getByRole("heading", { level: 2, name: entry.title, exact: true })).toBeVisible();
  for (const own of entry.images) {
    const image = typeof own === "string" ? own : own.image;
    const shown = page.locator(`main img[src*="${encodeURIComponent(`/files${image}`)}"]`);
    expect(await shown.count(), image).toBeGreaterThan(0);
  }
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb).toHaveText(/^\s*Home\s*\/?\s*Expertise\s*$/);
  await expect(breadcrumb.getByRole("link")).toHaveAttribute("href", "/");
});

for (const { base, kind } of kinds.slice(0, 2)) {
  const items = published(kind);
  test(`${base}/details ends with three related records, and a link to all`, async ({ page }) => {
    for (const item of [items[0], items.at(-1)]) {
      if (!item) throw new Error("nothing is published");
      const own = detailsPath(base, item);
      await page.goto(own);
      const related = page.locator("main section", {
        has: page.getByRole("heading", { level: 2, name: /^Related / }),
      });
      const others = items.map((other) => detailsPath(base, other)).filter((path) => path !== own);
      const shown = await related
        .locator("article a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(new Set(shown).size).toBe(3);
      for (const path of shown) expect(others).toContain(path);
      await expect(related.getByRole("link", { name: /^All / })).toHaveAttribute("href", base);
    }
  });
}

test("related services share words of the title", async ({ page }) => {
  const title = "Plant Commissioning";
  const item = published("services").find((service) => service.title === title);
  await page.goto(detailsPath("/services", item ?? { id: 0, title }));
  const related = page.locator("main section", { hasText: "Related services" });
  await expect(related.locator("article h3").filter({ hasText: "Plant" })).toHaveCount(2);
});

test("the list of services, and that of expertise, link to every published record", async ({ page }) => {
  for (const [base, kind] of [
    ["/services", "services"],
    ["/expertise", "expertise"],
  ] as const) {
    await page.goto(base);
    for (const item of published(kind)) {
      await expect(page.locator(`main a[href="${detailsPath(base, item)}"]`).first()).toBeVisible();
    }
  }
});

test("the page of services has one list, which links each static service from the service it summarizes", async ({
  site,
}) => {
  const { document } = await readPage(`${site.url}/services`);
  const [list] = elementsOf(elementsOf(document, "main")[0], "ol").filter(
    (each) => elementsOf(each, "h2").length > 0,
  );
  expect(elementsOf(list, "h2").map(shownText)).toEqual(published("services").map(({ title }) => title));
  for (const { id, title } of staticServices) {
    const path = `/service/detail/${id}`;
    const summary = `${title} at a glance`;
    expect(elementsOf(list, "a", { href: path }).map(shownText)).toEqual([summary]);
    const { document } = await readPage(site.url + path);
    expect(elementsOf(document, "h1").map(shownText)).toEqual([title]);
    const full = elementsOf(document, "a").find((link) => shownText(link).endsWith(" in detail"));
    const url = full?.attribs.href ?? "";
    expect(url).toMatch(/^\/services\/details\//);
    const back = elementsOf((await readPage(site.url + url)).document, "a", { href: path });
    expect(back.map(shownText)).toContain(summary);
  }
});

test("there are seven static services", () => {
  expect(staticServices.map(({ id }) => id)).toEqual([
    "epc-projects",
    "green-hydrogen",
    "commissioning",
    "refurbishment",
    "operation-maintenance",
    "automation",
    "design-engineering",
  ]);
});

for (const { id, title, description, image } of staticServices) {
  test(`/service/detail/${id} shows title, text and picture`, async ({ page, site }) => {
    expect((await page.goto(`/service/detail/${id}`))?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | ${siteName}`);
    await expect(page.locator("h1")).toHaveText(title);
    for (const paragraph of description) await expect(page.locator("main")).toContainText(paragraph);
    const src = await page.locator("main img").first().getAttribute("src");
    expect(src).toContain(encodeURIComponent(image));
    expect(await findTemplateFaults(page, `/service/detail/${id}`)).toEqual([]);
    expect((await fetch(site.url + image)).headers.get("content-type")).toMatch(/^image\//);
  });
}

test("a static service links to the six others", async ({ page }) => {
  await page.goto("/service/detail/automation");
  const others = staticServices.filter(({ id }) => id !== "automation");
  await expect(page.locator("main article h3")).toHaveText(others.map(({ title }) => title));
  await page.locator("main article a").first().click();
  await expect(page.locator("h1")).toHaveText(others[0]?.title ?? "");
});

test("an unknown static service is 404 with “Service Not Found”", async ({ site }) => {
  for (const id of ["nothing", "epc-project", "epc-projects%2Fa"])
    await expectMissing(`${site.url}/service/detail/${id}`, "Service Not Found");
});

test("an item of the miscellaneous list that does not exist is 404", async ({ site }) => {
  const hidden = records("miscellaneous").find(({ status }) => status !== "Y");
  for (const id of ["987654", String(hidden?.id), "../x"])
    await expectMissing(`${site.url}/miscellaneous?item=${encodeURIComponent(id)}`, "Page Not Found");
  expect((await get(`${site.url}/miscellaneous?item=1&item=2`)).status).toBe(404);
});

/** Expects a 404 page with this heading and the footer; the route audit has one of each kind in a browser. */
async function expectMissing(url: string, heading: string): Promise<void> {
  const { status, document } = await readPage(url);
  expect(status, url).toBe(404);
  expect(elementsOf(document, "h1").map(shownText), url).toEqual([heading]);
  expect(elementsOf(document, "footer"), url).toHaveLength(1);
}
