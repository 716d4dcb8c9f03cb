import { mapHosts } from "../http/security-headers.ts";

/** Where the pages begin that are made for a frame, on each of the hosts. */
const embedded = [
  /^https:\/\/(www|maps)\.google\.com\/maps\b/,
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
];

/** The address of a map for a frame; `null` where browsers would not show it, or where it is none. */
export function mapEmbedUrl(raw: string): string | null {
  const url = URL.parse(raw);
  if (!url || url.username || url.password || !mapHosts.includes(url.origin)) return null;
  return embedded.some((page) => page.test(url.href)) ? url.href : null;
}

/**
 * Where a map stands that is made to be embedded: some of them refuse to be a page of their own.
 * @param embedded https address of the map for a frame
 * @param address of what the map shows
 */
export function mapPageUrl(embedded: string, address: string | null): string {
  const { hostname, pathname, searchParams } = new URL(embedded);
  if (/(^|\.)google\.(com?\.)?[a-z]{2,3}$/.test(hostname) && pathname.startsWith("/maps/embed")) {
    const place = address ?? searchParams.get("q");
    return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : embedded;
  }
  if (/(^|\.)openstreetmap\.org$/.test(hostname) && pathname === "/export/embed.html") {
    const [latitude, longitude] = (searchParams.get("marker") ?? "").split(",").map(Number);
    if (!latitude || !longitude) return embedded;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  }
  return embedded;
}
