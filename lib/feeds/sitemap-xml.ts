import { defaultLanguage } from "../words/language";
import type { SitePage } from "./record-page";
import { xmlText } from "./xml";

export const sitemapType = "application/xml; charset=utf-8";

/** The limit of Google's image extension, for one page. */
const maxImages = 1000;

export function sitemapXml(pages: readonly SitePage[], origin: string): string {
  const languages = pages.some(({ alternates }) => alternates)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${languages}>
${pages.map((page) => entry(page, origin)).join("")}</urlset>
`;
}

export function sitemapIndexXml(paths: string[], origin: string): string {
  const parts = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join("")}</sitemapindex>
`;
}

function entry({ path, modified, images = [], alternates = [] }: SitePage, origin: string): string {
  const date = modified ? `<lastmod>${xmlText(modified)}</lastmod>` : "";
  const imageTags = images
    .slice(0, maxImages)
    .map((image) => `<image:image><image:loc>${xmlText(origin + image)}</image:loc></image:image>`);
  const links = alternates.flatMap(({ language, path }) => [
    link(language, origin + path),
    ...(language === defaultLanguage ? [link("x-default", origin + path)] : []),
  ]);
  return `<url><loc>${xmlText(origin + path)}</loc>${links.join("")}${date}${imageTags.join("")}</url>\n`;
}

function link(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(url)}"/>`;
}
