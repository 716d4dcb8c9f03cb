import { feeds } from "../site/routes";
import { failedMetadata, missingMetadata, type PageFacts, pageMetadata } from "./metadata";

jest.mock("../runtime/env", () => ({ env: () => ({ SITE_NAME: "A Company" }) }));

const facts: PageFacts = {
  title: "About",
  description: "Who we are",
  path: "/about",
  card: { title: "About", section: "About Us", image: "/files/a.webp" },
};
const image = (page: PageFacts) => [pageMetadata(page).openGraph?.images].flat()[0] as { url: string };

it("has the title, the canonical URL and the preview of a page", () => {
  const metadata = pageMetadata(facts);
  expect(metadata).toMatchObject({
    title: "About",
    description: "Who we are",
    alternates: { canonical: "/about" },
    openGraph: {
      type: "website",
      url: "/about",
      title: "About",
      description: "Who we are",
      siteName: "A Company",
    },
    twitter: { card: "summary_large_image", title: "About", description: "Who we are" },
  });
  expect(metadata.robots).toBeUndefined();
  expect(image(facts)).toMatchObject({ width: 1200, height: 630, type: "image/jpeg", alt: "About" });
  expect(image(facts).url).toMatch(/^\/og\/about\.jpg\?v=[0-9a-f]{8}$/);
});

it("changes the URL of the image with the content of the image only", () => {
  const { url } = image(facts);
  expect(image({ ...facts, description: "Others" }).url).toBe(url);
  for (const change of [{ title: "Us" }, { section: "Us" }, { image: null }]) {
    expect(image({ ...facts, card: { ...facts.card, ...change } }).url).not.toBe(url);
  }
});

it("has time, author and section of an article", () => {
  const article = { published: "2026-05-06", author: "A. Writer", section: "Blogs" };
  expect(pageMetadata({ ...facts, article }).openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-05-06",
    authors: "A. Writer",
    section: "Blogs",
  });
});

it("prefers what editors have set", () => {
  const seo = { title: "Own", description: "Own words", image: "/files/own.webp" };
  const article = { published: "2026-05-06", author: null, section: "Blogs" };
  const metadata = pageMetadata({ ...facts, article, own: { seo, updated: "2026-06-01" } });
  const images = [{ url: "/files/own.webp", alt: "Own" }];
  const shared = { title: "Own", description: "Own words", images };
  expect(metadata).toMatchObject({ title: "Own", description: "Own words", twitter: shared });
  expect(metadata.openGraph).toMatchObject({ ...shared, modifiedTime: "2026-06-01" });
  expect(metadata.robots).toBeUndefined();
  const hidden = pageMetadata({ ...facts, own: { seo: { noindex: true } } });
  expect(hidden).toMatchObject({ title: "About", robots: { index: false } });
});

it("links to the feed with the same content", () => {
  const types = { "application/atom+xml": [{ url: "/blogs/feed.xml", title: "Blogs" }] };
  expect(pageMetadata({ ...facts, feed: feeds.blog }).alternates?.types).toEqual(types);
});

it("keeps failures out of search engines, and has no canonical URL for a page that does not exist", () => {
  expect(pageMetadata({ ...facts, isIndexed: false }).robots).toEqual({ index: false });
  expect(failedMetadata("Services")).toEqual({ title: "Services", robots: { index: false } });
  expect(missingMetadata).toEqual({ title: "Page Not Found" });
});
