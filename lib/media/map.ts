import { mapHosts } from "../http/security-headers.ts";

/** Maps of each host that may be framed. */
const embedUrls = [
  /^https:\/\/(www|maps)\.google\.com\/maps\b/,
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
];

/** URL of a map for a frame; `null` where the CSP does not allow it, or where it is no map. */
export function mapEmbedUrl(raw: string): string | null {
  const url = URL.parse(raw);
  if (!url || url.username || url.password || !mapHosts.includes(url.origin)) return null;
  return embedUrls.some((pattern) => pattern.test(url.href)) ? url.href : null;
}

/**
 * URL of the same map as a page of its own, which some embedded maps refuse to be.
 * @param embedUrl https URL of the map for a frame
 * @param address postal address that the map shows
 */
export function mapPageUrl(embedUrl: string, address: string | null): string {
  const { hostname, pathname, searchParams } = new URL(embedUrl);
  if (/(^|\.)google\.(com?\.)?[a-z]{2,3}$/.test(hostname) && pathname.startsWith("/maps/embed")) {
    const place = address ?? searchParams.get("q");
    return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : embedUrl;
  }
  if (/(^|\.)openstreetmap\.org$/.test(hostname) && pathname === "/export/embed.html") {
    const [latitude, longitude] = (searchParams.get("marker") ?? "").split(",").map(Number);
    if (!latitude || !longitude) return embedUrl;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  }
  return embedUrl;
}
