import type { SitePage } from "./site-pages";
import { xmlText } from "./xml";

export const sitemapType = "application/xml; charset=utf-8";

/** The limit of Google's image extension, for one page. */
const maxImages = 1000;

export function sitemapXml(pages: readonly SitePage[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
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

function entry({ path, modified, images = [] }: SitePage, origin: string): string {
  const date = modified ? `<lastmod>${xmlText(modified)}</lastmod>` : "";
  const imageTags = images
    .slice(0, maxImages)
    .map((image) => `<image:image><image:loc>${xmlText(origin + image)}</image:loc></image:image>`);
  return `<url><loc>${xmlText(origin + path)}</loc>${date}${imageTags.join("")}</url>\n`;
}
