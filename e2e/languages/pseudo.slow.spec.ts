/** The pseudo-languages, added to a copy of the repository: a language costs its words and content, whatever its script. */

import type { Locator, Page } from "playwright/test";
import { findCutOff } from "../../testing/browser/cut-off.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { findAxeViolations, findOverflow } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { keptWords, wordsIn } from "../../testing/content/pseudo-language.ts";
import { sampleOf } from "../../testing/content/routes.ts";
import { removeCopy } from "../../testing/sites/build-copy.ts";
import { openPseudoSite, pseudoCopy } from "../../testing/sites/pseudo-site.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import { linksOf, metaOf, phrasesOf, type Read, readPage } from "./read-page.ts";

// One worker, and so one build, for all tests.
test.describe.configure({ mode: "default" });

let site: TestSite;
/** Pages in xa, by their address without the language. */
const pages = new Map<string, Read>();

// Each has the time of a hook: a busy machine takes minutes for a build.
test.beforeAll("build and start", async () => {
  site = await openPseudoSite();
});
test.beforeAll("read all pages", async () => {
  const queue = ["", "/no/such/page", "/search?q=öxýĝéèñ", "/search?q=zzzz"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const read = await readPage(site.url, `/xa${path}`);
    pages.set(path, read);
    // The form repeats the query of its address as the visitor's own words.
    const own = linksOf(read).filter((link) => /^\/xa(?:[/?]|$)(?!contact\?)/.test(link));
    queue.push(...own.map((link) => link.slice("/xa".length)));
  }
});

test.afterAll(async () => {
  await site?.close();
  removeCopy(pseudoCopy);
});

test("every word has its accents, or is marked as English", () => {
  expect(pages.size).toBeGreaterThan(150);
  const kept = keptWords();
  const forgotten = new Map<string, string>();
  for (const [path, read] of pages)
    for (const { language, text } of [...phrasesOf(read), ...metaOf(read)]) {
      const words =
        language === "xa"
          ? wordsIn(untranslated.reduce((rest, name) => rest.replaceAll(name, ""), text))
          : [];
      if (words.some((word) => !kept.has(word))) forgotten.set(text, path);
    }
  expect([...forgotten]).toEqual([]);
});

for (const language of ["xa", "xb"]) {
  test(`the pages in ${language} have room for their words, and axe finds nothing`, async ({ page }) => {
    for (const path of kindsOfPages()) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${site.url}/${language}${path}`);
      await hydrate(page);
      expect.soft(await findFaults(page), `${language}${path}: axe`).toEqual([]);
      for (const width of [320, 1100, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        await expectRoom(page, `${language}${path} at ${width} px`);
      }
    }
  });

  test(`the menu in ${language} has room for its words`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.url}/${language}`);
    await page.locator("header summary").first().click();
    await expect(page.locator("header nav a:visible").first()).toBeVisible();
    await expectRoom(page, "the menu of a phone");
    expect(await findFaults(page, "header")).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator("header nav li:has(details)").nth(2).hover();
    await expectRoom(page, "an open menu");
  });
}

test("xb runs from right to left; numbers, scales and drawings do not", async ({ page }) => {
  await page.goto(`${site.url}/xb`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const x = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;
  expect(await x(page.locator("header img, header svg").first())).toBeGreaterThan(720);
  expect(await x(page.locator("header form"))).toBeLessThan(720);
  expect(await x(page.locator("footer h2").first())).toBeGreaterThan(
    await x(page.locator("footer h2").last()),
  );
  await expect(page.locator("main ol:has([data-flag])")).toHaveCSS("direction", "ltr");
  const phones = page.locator("a:visible", { hasText: /^\+\d[\d ]+$/ });
  for (const number of [...(await phones.all()), ...(await page.locator("main dd:has(small)").all())])
    expect(await runsFromLeft(number)).toBe(true);
  for (const heading of await page.locator("main [lang=en] :is(h2, h3, h4)").all())
    expect(await runsFromLeft(heading)).toBe(true);
  expect(await runsFromLeft(page.locator("main h1"))).toBe(false);

  await page.goto(`${site.url}/xb/product/details/1`);
  const row = page.locator("main tbody tr").first();
  expect(await x(row.locator("th"))).toBeGreaterThan(await x(row.locator("td").first()));
  expect(await runsFromLeft(row.locator("td").first())).toBe(true);
  await page.goto(`${site.url}/xb/product`);
  await expect(page.locator("input[type=range]")).toHaveCSS("direction", "ltr");
  await page.goto(`${site.url}/xb/address`);
  await expect(page.locator("a[href='/xb/map'] [aria-hidden]", { hasText: "→" })).toHaveCSS("scale", "-1 1");
  await page.goto(site.url);
  expect(await page.locator("html").getAttribute("dir")).toBeNull();
});

/** Titles of records that Hindi does not have, in names of links; names of people, companies and standards; a query. */
const untranslated = [
  ...["miscellaneous", "leadership", "team"].flatMap((kind) =>
    published(kind).map(({ title, name }) => title ?? name),
  ),
  "Plot 14, Sample Industrial Estate, Pune 411019, Maharashtra, India",
  ...["Sample Certification Body", "Sample Welding Institute", "Type 304", "Rules 2016", "zzzz"],
  // Units are the same in every language.
  ...["SCFM", "SCFH", "psia", "psi"],
];

/** One page of each route, without the second pages of lists and the many queries of links. */
function kindsOfPages(): string[] {
  const paths = sampleOf(pages.keys()).filter(
    (path) => !/\?(?!q=)|\/(?:page|item|filter|about|find|compare)\//.test(path),
  );
  return [...paths, "/product/find/nitrogen/300-nm3h", "/product/compare/1,2"];
}

/** Violations of axe's rules, but for that on codes of languages: these are no languages. */
async function findFaults(page: Page, part?: string): Promise<string[]> {
  return (await findAxeViolations(page, part)).filter(
    (fault) => !/^(?:html-lang-valid|valid-lang):/.test(fault),
  );
}

async function expectRoom(page: Page, place: string): Promise<void> {
  expect.soft(await findOverflow(page), `${place}: sideways scrolling`).toEqual([]);
  expect.soft(await findCutOff(page), `${place}: cut off`).toEqual([]);
}

/** True if the first letters of an element stand side by side from left to right. */
function runsFromLeft(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && !/\S\S/.test(walker.currentNode.textContent ?? ""));
    const text = walker.currentNode as Text;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(0) < leftOf(Math.min(3, text.length - 1));
  });
}
