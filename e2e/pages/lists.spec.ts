/** The lists: the items of their pages, and the URLs of the pages. */

import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, type Item, published, records } from "../../testing/content/content.ts";
import { listCases } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";

test.use({ javaScriptEnabled: false });

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** References stand in groups by their phase. */
const phases = ["in_service", "commissioning", "service"];
const grouped = (items: Item[]) =>
  items.toSorted((a, b) => phases.indexOf(a.phase ?? "") - phases.indexOf(b.phase ?? ""));

for (const { path, kind, size, name, text } of listCases) {
  const items = published(kind);
  const pages = Math.ceil(items.length / size);
  const urlOf = (page: number) => (page === 1 ? path : `${path}/page/${page}`);

  // The products, all on one page, are in product-list.spec.ts.
  for (const number of pages > 1 ? new Set([1, 2, pages]) : []) {
    test(`${urlOf(number)} shows its ${size} of ${kind}, in order, and links to the other pages`, async ({
      site,
    }) => {
      const shown = grouped(items.slice((number - 1) * size, number * size));
      expect(shown.length).toBeGreaterThan(0);
      const { status, document } = await readPage(site.url + urlOf(number));
      expect(status).toBe(200);
      const [main] = elementsOf(document, "main");
      const cards = elementsOf(elementsOf(main, "div", { id: "list" })[0], "article").map(shownText);
      expect(cards).toEqual(shown.map((item) => expect.stringContaining(oneLine(item[name]))));
      if (text)
        expect(cards).toEqual(
          shown.map((item) => expect.stringContaining(oneLine(excerptOf(item.description)))),
        );
      const [navigation] = elementsOf(main, "nav", { "aria-label": "Pages" });
      expect(elementsOf(navigation, "a", { "aria-current": "page" }).map(shownText)).toEqual([
        String(number),
      ]);
      for (const other of [1, 2, pages]) {
        const links = elementsOf(navigation, "a", { "aria-label": `Page ${other}` });
        expect(links.map(({ attribs }) => attribs.href)).toEqual([`${urlOf(other)}#list`]);
      }
      expect(elementsOf(navigation, "select")).toEqual([]);
      const [body] = elementsOf(document, "body");
      for (const hidden of records(kind).filter(({ status }) => status !== "Y"))
        expect(shownText(body)).not.toContain(oneLine(hidden[name]));
    });
  }

  test(`${path} has static pages with one URL each, and no others`, async ({ site }) => {
    const other = urlOf(Math.min(2, pages));
    await get(site.url + other);
    const again = await get(site.url + other);
    expect(again.status).toBe(200);
    // After 300 s, a page is served once more while it is regenerated.
    const cached = /^(HIT|STALE)$/;
    expect(again.headers.get("x-nextjs-cache")).toMatch(cached);
    expect((await get(site.url + urlOf(1))).headers.get("x-nextjs-cache")).toMatch(cached);

    for (const [former, own] of [
      ["/page/1", path],
      ["?page=1", path],
      ["?page=2", urlOf(2)],
    ] as const) {
      const { status, headers } = await get(site.url + path + former);
      expect([former, status, headers.get("location")]).toEqual([former, 308, own]);
    }

    const wrong = ["0", "abc", "-1", "02"];
    for (const end of [
      ...wrong.flatMap((page) => [`?page=${page}`, `/page/${page}`]),
      "?page=2&page=3",
      "/page/99999",
    ])
      expect((await get(site.url + path + end)).status, end).toBe(404);
  });
}

test("the team's first member stands alone in a row, the others in twos", async ({ page }) => {
  await page.goto("/our-team");
  await expect(page.getByRole("heading", { name: "The Visionaries Behind the Empire" })).toBeVisible();
  const cards = page.locator("main #list article");
  await expect(cards).toHaveCount(15);
  const boxes = await Promise.all([0, 1, 2, 3, 4].map((index) => cards.nth(index).boundingBox()));
  const [first, second, third, fourth, fifth] = boxes.map((box) => {
    if (!box) throw new Error("a card is not shown");
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  }) as [Edges, Edges, Edges, Edges, Edges];
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect(third.top).toBeCloseTo(second.top, 0);
  expect(third.left).toBeGreaterThanOrEqual(second.right);
  expect(fourth.top).toBeGreaterThanOrEqual(second.bottom);
  expect(fifth.top).toBeCloseTo(fourth.top, 0);
});

type Edges = { left: number; right: number; top: number; bottom: number };

test("values have icons of 32 by 32", async ({ page }) => {
  await page.goto("/our-values");
  const icons = page.locator("main #list article img");
  await expect(icons).toHaveCount(9);
  for (const icon of await icons.all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 32, height: 32 });
  }
});

/** The cards of a list, by what they say; each has an image with this text. */
async function cardsOf(url: string) {
  const { document } = await readPage(url);
  const [main] = elementsOf(document, "main");
  const cards = elementsOf(elementsOf(main, "div", { id: "list" })[0], "article");
  const imagesOf = (text: string) =>
    cards
      .filter((card) => shownText(card).includes(text))
      .flatMap((card) => elementsOf(card, "img", { alt: text }));
  return { document, main, cards, imagesOf };
}

test("cards of the team show image, name and position, those of leadership image and name", async ({
  site,
}) => {
  const team = await cardsOf(`${site.url}/our-team`);
  for (const { name, position } of published("team").slice(0, 3)) {
    expect(team.imagesOf(name), name).toHaveLength(1);
    expect(team.cards.map(shownText)).toContainEqual(expect.stringContaining(oneLine(position)));
  }
  const leadership = await cardsOf(`${site.url}/leadership`);
  for (const { name } of published("leadership").slice(0, 6))
    expect(leadership.imagesOf(name), name).toHaveLength(1);
});

test("lists of values and commitments, and the timeline, have an introduction", async ({ site }) => {
  for (const [path, ...texts] of [
    ["/our-values", /values?.driven|driven by/i],
    ["/commitments", /societ/i, /environment/i],
    ["/timeline-and-milestone", /OVER THE YEARS OF/, /Turning Dreams into Reality/, /2017/, /Our Journey/],
  ] as const) {
    const { main } = await cardsOf(site.url + path);
    for (const text of texts) expect(shownText(main), path).toMatch(text);
  }
});

test("the timeline shows the year of each milestone", async ({ site }) => {
  const { cards } = await cardsOf(`${site.url}/timeline-and-milestone`);
  const years = published("timeline")
    .slice(0, 6)
    .map(({ year }) => expect.stringContaining(String(year)));
  expect(cards.map(shownText)).toEqual(years);
});

test("miscellaneous items link to their details", async ({ site }) => {
  const { cards } = await cardsOf(`${site.url}/miscellaneous`);
  const links = cards.flatMap((card) =>
    elementsOf(card, "a").filter((link) => /Click here for details/.test(shownText(link))),
  );
  expect(links).toHaveLength(8);
  const [item] = published("miscellaneous");
  const href = links[0]?.attribs.href ?? "";
  expect(href).toMatch(new RegExp(`^/miscellaneous/item/${item?.id}(#|$)`));
  const { main } = await cardsOf(site.url + href.replace(/#.*/, ""));
  expect(shownText(main)).toContain(oneLine(excerptOf(item?.description ?? "")));
});
