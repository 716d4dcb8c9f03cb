/** The pages of single records: services, expertise, articles, and the seven static services. */
import type { AnyNode } from "domhandler";
import { getStaticServices } from "../../lib/content/static-services.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, published, records, textOf } from "../../testing/content/content.ts";
import { detailsPath, siteName, slugOf } from "../../testing/content/routes.ts";
import { elementsOf, hrefsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";

const staticServices = getStaticServices("en");

const kinds = [
  { base: "/services", kind: "services", missing: "Page Not Found" },
  { base: "/expertise", kind: "expertise", missing: "No service found...." },
  { base: "/blogs", kind: "blog", missing: "Page Not Found" },
  { base: "/info-news", kind: "news", missing: "Page Not Found" },
  { base: "/product", kind: "products", missing: "Page Not Found" },
  { base: "/references", kind: "references", missing: "Page Not Found" },
];

for (const { base, kind, missing } of kinds) {
  test(`${base}/details: every published record has its page`, async ({ site }) => {
    for (const item of published(kind)) {
      const { status, body } = await get(site.url + detailsPath(base, item));
      expect(status, item.title).toBe(200);
      expect(textOf(body)).toContain(textOf(item.title));
      expect(textOf(body)).toContain(excerptOf(item.description ?? item.capacity ?? ""));
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

  test(`${base}/details: an unpublished record is 404 with "${missing}"`, async ({ site }) => {
    const hidden = records(kind).find(({ status }) => status !== "Y");
    if (!hidden) throw new Error("everything is published");
    await expectMissing(site.url + detailsPath(base, hidden), missing);
  });
}

test("expertise details show a gallery of their pictures and lead back home", async ({ site }) => {
  const entry = published("expertise").find(({ images }) => images.length > 1);
  if (!entry) throw new Error("no expertise entry has pictures");
  const { document, main } = await read(site.url + detailsPath("/expertise", entry));
  // Without the entry's title, search results would look the same.
  expect(elementsOf(document, "title").map(shownText)[0]).toBe(
    `${entry.title} | Expertise Details | ${siteName}`,
  );
  // Before it stands its tag.
  expect(elementsOf(main, "h2").map(shownText)).toContainEqual(expect.stringMatching(`${entry.title}$`));
  const sources = elementsOf(main, "img").map(({ attribs }) => attribs.src);
  for (const own of entry.images) {
    const image = typeof own === "string" ? own : own.image;
    expect(sources.join(" "), image).toContain(encodeURIComponent(`/files${image}`));
  }
  const [breadcrumb] = elementsOf(document, "nav", { "aria-label": "Breadcrumb" });
  expect(elementsOf(breadcrumb, "li").map(shownText)).toEqual(["Home", "Expertise"]);
  expect(hrefsOf(breadcrumb, "a")).toEqual(["/"]);
});

for (const { base, kind } of kinds.slice(0, 2)) {
  const items = published(kind);
  test(`${base}/details ends with three related records, and a link to all`, async ({ site }) => {
    for (const item of [items[0], items.at(-1)]) {
      if (!item) throw new Error("nothing is published");
      const own = detailsPath(base, item);
      const { main } = await read(site.url + own);
      const related = relatedOf(main);
      const others = items.map((other) => detailsPath(base, other)).filter((path) => path !== own);
      const shown = elementsOf(related, "article").flatMap((card) => hrefsOf(card, "a"));
      expect(new Set(shown).size).toBe(3);
      for (const path of shown) expect(others).toContain(path);
      const all = elementsOf(related, "a").filter((link) => /^All /.test(shownText(link)));
      expect(all.map(({ attribs }) => attribs.href)).toEqual([base]);
    }
  });
}

test("pages of products, fields and services show the references that name them, at least two where there are two", async ({
  site,
}) => {
  const subjects = [
    ["/services", "services"],
    ["/expertise", "expertise"],
    ["/product", "products"],
  ] as const;
  for (const [base, kind] of subjects)
    for (const item of published(kind)) {
      const naming = published("references").filter((reference) => reference[kind]?.includes(item.id));
      const { main } = await read(site.url + detailsPath(base, item));
      const shown = new Set(hrefsOf(main, "a").filter((href) => href.startsWith("/references/details/")));
      expect(shown.size, item.title).toBe(Math.min(naming.length, 3));
    }
});

test("related services share words of the title", async ({ site }) => {
  const title = "Plant Commissioning";
  const item = published("services").find((service) => service.title === title);
  const { main } = await read(site.url + detailsPath("/services", item ?? { id: 0, title }));
  const titles = elementsOf(relatedOf(main), "h3").map(shownText);
  expect(titles.filter((related) => related.includes("Plant"))).toHaveLength(2);
});

test("the list of services, and that of expertise, link to every published record", async ({ site }) => {
  for (const [base, kind] of [
    ["/services", "services"],
    ["/expertise", "expertise"],
  ] as const) {
    const { main } = await read(site.url + base);
    const paths = published(kind).map((item) => detailsPath(base, item));
    expect(hrefsOf(main, "a")).toEqual(expect.arrayContaining(paths));
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

test("a static service shows title, text and picture, and links to the six others", async ({ site }) => {
  for (const { id, title, description, image } of staticServices) {
    const { document, main } = await read(`${site.url}/service/detail/${id}`);
    expect(elementsOf(document, "title").map(shownText)[0]).toBe(`${title} | ${siteName}`);
    expect(elementsOf(document, "h1").map(shownText)).toEqual([title]);
    for (const paragraph of description) expect(shownText(main)).toContain(paragraph);
    expect(elementsOf(main, "img")[0]?.attribs.src).toContain(encodeURIComponent(image));
    expect((await fetch(site.url + image)).headers.get("content-type")).toMatch(/^image\//);
    const others = staticServices.filter((other) => other.id !== id);
    const cards = elementsOf(main, "article").map((card) => [
      ...elementsOf(card, "h3").map(shownText),
      hrefsOf(card, "a")[0],
    ]);
    expect(cards).toEqual(others.map((other) => [other.title, `/service/detail/${other.id}`]));
  }
});

test("an unknown static service is 404 with “Service Not Found”", async ({ site }) => {
  for (const id of ["nothing", "epc-project"])
    await expectMissing(`${site.url}/service/detail/${id}`, "Service Not Found");
});

test("an item of the miscellaneous list that does not exist is 404", async ({ site }) => {
  const hidden = records("miscellaneous").find(({ status }) => status !== "Y");
  for (const id of ["987654", String(hidden?.id), "a.b"])
    await expectMissing(`${site.url}/miscellaneous/item/${id}`, "Page Not Found");
  expect((await get(`${site.url}/miscellaneous?item=1&item=2`)).status).toBe(404);
});

/** Expects a 404 page with this heading and the footer; the route audit has one of each kind in a browser. */
async function expectMissing(url: string, heading: string): Promise<void> {
  const { status, document } = await readPage(url);
  expect(status, url).toBe(404);
  expect(elementsOf(document, "h1").map(shownText), url).toEqual([heading]);
  expect(elementsOf(document, "footer"), url).toHaveLength(1);
}

/** A page that exists. */
async function read(url: string) {
  const { status, document } = await readPage(url);
  expect(status, url).toBe(200);
  return { document, main: elementsOf(document, "main")[0] };
}

const relatedOf = (main: AnyNode | undefined) =>
  elementsOf(main, "section").findLast((section) =>
    elementsOf(section, "h2").some((heading) => /^Related /.test(shownText(heading))),
  );
