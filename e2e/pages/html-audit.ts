/** The part of the route audit that reads a page's HTML. */
import { findOne } from "domutils";
import { clientCodeMeter } from "../../scripts/build/client-code.ts";
import { expect } from "../../testing/browser/test.ts";
import { bannerOf, type RouteCase, siteName } from "../../testing/content/routes.ts";
import { elementsOf, type HtmlPage, hrefsOf, readPage, shownText } from "../../testing/http/html.ts";
import { documentBytes } from "../../testing/http/page-weight.ts";
import { expectSecurityHeaders, pagePolicy, policiesOf } from "../security/expected-headers.ts";

/** Guards against accidents, a little above the heaviest page. The bench has the figures that the site is built for. */
const guards = { document: 17_500, ownCode: 25_000 };
/** Of pages whose first view is in their first flight (home-sections.spec.ts, product-list.spec.ts); their ends come later. */
const longGuard: Record<string, number> = { "/": 18_500, "/product": 20_000 };

const ownCodeBytes = clientCodeMeter(process.env.NEXT_DIST_DIR || ".next");

export async function auditHtml(url: string, status: number, route?: RouteCase): Promise<void> {
  const page = await readPage(url);
  expect(page.status, "status").toBe(status);
  expect
    .soft(policiesOf(page.headers), "the policy names the page's own scripts, and no other")
    .toEqual([expect.stringMatching(pagePolicy)]);
  expectSecurityHeaders(page.headers);
  const ownCode = ownCodeBytes(page.body);
  // Less would mean that the site's files were not found, or are in one with Next's.
  expect.soft(ownCode, "client code that was found").toBeGreaterThan(10_000);
  expect.soft(ownCode, "the site's own client code, gzipped").toBeLessThan(guards.ownCode);
  expect
    .soft(documentBytes(page.headers, page.body), "HTML and headers")
    .toBeLessThan(longGuard[new URL(url).pathname] ?? guards.document);
  expectOneRequest(page);
  if (route) await expectLayout(page, route, url);
}

/** Before its images, a phone requests nothing but the document. */
function expectOneRequest({ document }: HtmlPage): void {
  const scripts = elementsOf(document, "script").map(({ attribs }) => attribs.src);
  expect.soft(scripts.filter(Boolean), "scripts before an interaction").toEqual([]);
  const [head] = elementsOf(document, "head");
  const links = elementsOf(head, "link").filter(
    ({ attribs: { media = "", disabled } }) => disabled === undefined && !/print|min-width/.test(media),
  );
  const early = links.filter(({ attribs: { rel } }) => /stylesheet|preload/.test(rel ?? ""));
  expect
    .soft(
      early.map(({ attribs }) => attribs.href),
      "style sheets and fonts of a phone",
    )
    .toEqual([]);
  const images = elementsOf(elementsOf(document, "main")[0], "img");
  const urgent = images.filter(({ attribs }) => attribs.loading !== "lazy");
  expect.soft(urgent.length, "images that are not lazy").toBeLessThanOrEqual(1);
}

/** As `shownText` has it. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

async function expectLayout({ document }: HtmlPage, route: RouteCase, url: string): Promise<void> {
  const { path, title, banner: name, label = title } = route;
  const banner = name === undefined ? undefined : bannerOf(name);
  if (name) expect.soft(banner, `the content has a banner "${name}"`).toBeTruthy();
  const textsOf = (element: string) => elementsOf(document, element).map(shownText);
  expect.soft(textsOf("title")[0], "title").toBe(oneLine(`${title} | ${siteName}`));
  expect.soft(textsOf("h1"), "one h1").toEqual([oneLine(banner?.title || title)]);
  const [main] = elementsOf(document, "main");
  if (banner?.description) expect.soft(shownText(main), "banner text").toContain(oneLine(banner.description));

  const [picture] = elementsOf(main, "img");
  const original = new URL(picture?.attribs.src ?? "", url).searchParams.get("url") ?? "";
  if (banner?.image) expect.soft(original, "banner image").toBe(`/files${banner.image}`);
  const image = await fetch(new URL(original, url));
  expect.soft(image.status, original).toBe(200);
  expect.soft(image.headers.get("content-type"), original).toMatch(/^image\//);
  await image.body?.cancel();

  if (path !== "/") {
    const [breadcrumb] = elementsOf(document, "nav", { "aria-label": "Breadcrumb" });
    const [home] = elementsOf(breadcrumb, "a");
    expect
      .soft([home && shownText(home), ...hrefsOf(breadcrumb, "a")].slice(0, 2), "breadcrumb")
      .toEqual(["Home", "/"]);
    const current = findOne(({ attribs }) => attribs["aria-current"] === "page", breadcrumb?.children ?? []);
    expect.soft(current && shownText(current), "breadcrumb").toBe(oneLine(label));
  }
  expect.soft(elementsOf(document, "nav", { "aria-label": "Main" }), "navigation").toHaveLength(1);
  expect.soft(elementsOf(document, "footer"), "footer").toHaveLength(1);
}
