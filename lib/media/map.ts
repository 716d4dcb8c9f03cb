import { mapHosts } from "../http/security-headers.ts";

/** `frame`: https URL for a frame, `null` for a map that cannot be embedded; `page`: URL of the map as a page of its own. */
export type MapLink = { frame: string | null; page: string };

/** Maps that may be framed. Other pages of these hosts refuse it. */
const embedUrls = [
  /^https:\/\/(www|maps)\.google\.com\/maps\/(d\/(u\/\d+\/)?)?embed\b/,
  /^https:\/\/(www|maps)\.google\.com\/(maps\/?)?\?(.*&)?output=(sv)?embed\b/,
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
];

/** The hosts of a map in each country have the same pages as the one that may be framed. */
const origins: [RegExp, string][] = [
  [/^https?:\/\/maps\.google\.(com?\.)?[a-z]{2,3}$/, "https://maps.google.com"],
  [/^https?:\/\/(www\.)?google\.(com?\.)?[a-z]{2,3}$/, "https://www.google.com"],
  [/^https?:\/\/(www\.)?openstreetmap\.org$/, "https://www.openstreetmap.org"],
];

/**
 * Reads what editors paste as a map: a link, with or without its scheme, or the HTML code that embeds one.
 * @param address postal address that the map shows
 * @returns `null` where it is no link
 */
export function readMapLink(pasted: string, address: string | null): MapLink | null {
  const url = parseLink(frameSource(pasted) ?? pasted.trim());
  if (!url) return null;
  const isEmbed = mapHosts.includes(url.origin) && embedUrls.some((pattern) => pattern.test(url.href));
  return isEmbed ? { frame: url.href, page: mapPageUrl(url, address) } : { frame: null, page: url.href };
}

function frameSource(html: string): string | undefined {
  const [, source] = /<iframe\b[^>]{0,2000}?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(html) ?? [];
  return source?.replaceAll("&amp;", "&");
}

function parseLink(link: string): URL | null {
  const url = URL.parse(link.replace(/^(?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/, "https://"));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  for (const [pattern, origin] of origins) {
    if (pattern.test(url.origin)) return URL.parse(origin + url.pathname + url.search + url.hash);
  }
  return url;
}

/** Some embedded maps refuse to be a page. */
function mapPageUrl({ href, hostname, pathname, searchParams }: URL, address: string | null): string {
  if (hostname.endsWith(".google.com") && pathname.startsWith("/maps/embed")) {
    const place = address ?? searchParams.get("q");
    return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : href;
  }
  if (pathname === "/export/embed.html") {
    const [latitude, longitude] = (searchParams.get("marker") ?? "").split(",").map(Number);
    if (!latitude || !longitude) return href;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  }
  return href;
}
