/** The about page: the statement, and a teaser of each page about the company. Without content: other-content.slow.spec.ts. */
import type { AnyNode } from "domhandler";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf, published } from "../../testing/content/content.ts";
import { elementsOf, hrefsOf, readPage, sectionOf, shownText } from "../../testing/http/html.ts";

const parts = [
  { heading: "Our story", href: "/our-story" },
  { heading: "Our vision", href: "/our-vision" },
  { heading: "Our values", href: "/our-values" },
  { heading: "Our commitments", href: "/commitments" },
  { heading: "Leadership", href: "/leadership" },
];

let main: AnyNode | undefined;
test.beforeAll(async ({ site }) => {
  const { document } = await readPage(`${site.url}/about`);
  [main] = elementsOf(document, "main");
});

test("shows the statement with its image, then each part with a link to its page", () => {
  const { description, image } = firstOf("about");
  expect(shownText(sectionOf(main, "About"))).toContain(excerptOf(description));
  const sources = elementsOf(main, "img").map(({ attribs }) => attribs.src);
  expect(sources.join(" ")).toContain(encodeURIComponent(`/files${image}`));
  const known = ["About", ...parts.map(({ heading }) => heading)];
  const headings = elementsOf(main, "h2").map(shownText);
  expect(headings.filter((heading) => known.includes(heading))).toEqual(known);
  for (const { heading, href } of parts)
    expect(hrefsOf(sectionOf(main, heading), "a"), heading).toContain(href);
});

test("each part shows the beginning of its page", () => {
  const textOf = (heading: string) => shownText(sectionOf(main, heading));
  const vision = excerptOf(firstOf("vision").description).slice(0, 60);
  expect(textOf("Our vision")).toContain(vision);
  for (const [heading, items] of [
    ["Our values", published("values").slice(0, 6)],
    ["Our commitments", published("commitments").slice(0, 3)],
    ["Leadership", published("leadership").slice(0, 4)],
  ] as const)
    for (const { title, name } of items) expect(textOf(heading)).toContain(title ?? name);
});
