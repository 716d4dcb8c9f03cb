import { env } from "../runtime/env";
import { failedMetadata, missingMetadata, type PageFacts, pageMetadata } from "./metadata";

const facts: PageFacts = {
  language: "en",
  title: "About",
  description: "Who we are",
  path: "/about",
  card: { title: "About", section: "About Us", image: "/files/a.webp" },
};
const image = (page: PageFacts) => [pageMetadata(page).openGraph?.images].flat()[0] as { url: string };

it("changes the URL of the image with the content of the image only", () => {
  const { url } = image(facts);
  expect(image({ ...facts, description: "Others" }).url).toBe(url);
  for (const change of [
    { title: "Us" },
    { section: "Us" },
    { image: null },
    { picture: "/files/own.avif" },
  ]) {
    expect(image({ ...facts, card: { ...facts.card, ...change } }).url).not.toBe(url);
  }
});

it("prefers what editors have set", () => {
  const seo = { language: "en" as const, title: "Own", description: "Own words" };
  const article = { published: "2026-05-06", author: null, section: "Blogs" };
  const metadata = pageMetadata({
    ...facts,
    article,
    own: { seo, updated: "2026-06-01" },
  });
  const shared = { title: "Own", description: "Own words", images: [{ alt: "Own" }] };
  expect(metadata).toMatchObject({ title: "Own", description: "Own words", twitter: shared });
  expect(metadata.openGraph).toMatchObject({ ...shared, modifiedTime: "2026-06-01" });
  expect(metadata.robots).toBeUndefined();
  const hidden = pageMetadata({
    ...facts,
    own: { seo: { noindex: true } },
  });
  expect(hidden).toMatchObject({ title: "About", robots: { index: false } });
});

it("names a JPEG and its size, also for the editors' own picture", () => {
  const jpeg = { width: 1200, height: 630, type: "image/jpeg" };
  const picture = "/files/own.avif";
  const metadata = pageMetadata({
    ...facts,
    card: { ...facts.card, picture },
  });
  const url = expect.stringMatching(/^\/og\/about\.jpg\?v=/);
  expect(metadata).toMatchObject({
    openGraph: { images: [{ url, ...jpeg }] },
    twitter: { images: [{ url }] },
  });
  expect(JSON.stringify(metadata)).not.toContain(picture);
});

it("has the site's name once, which editors write behind their title", () => {
  const metadata = pageMetadata({
    ...facts,
    own: { seo: { title: `Own – ${env().SITE_NAME}` } },
  });
  expect(metadata).toMatchObject({ title: "Own", openGraph: { title: "Own" }, twitter: { title: "Own" } });
});

it("keeps failures out of search engines, and has no canonical URL for a page that does not exist", () => {
  expect(
    pageMetadata({
      ...facts,
      isIndexed: false,
    }).robots,
  ).toEqual({ index: false });
  expect(failedMetadata("Services")).toEqual({ title: "Services", robots: { index: false } });
  expect(missingMetadata("en")).toEqual({ title: "Page Not Found" });
});

it.each([
  ["en", "en_IN"],
  ["hi", "hi_IN"],
  ["pt-br", "pt_BR"],
])("names the locale of %s with its country: %s", (language, locale) => {
  const { openGraph } = pageMetadata({ ...facts, language: language as "en" });
  expect(openGraph?.locale).toBe(locale);
});
