/**
 * The hosts that records name: what the site leaves out because it is neither the backend's nor allowed.
 */

import { mapUrl } from "../../lib/media/map.ts";
import { videoOf } from "../../lib/rich-text/video.ts";
import { references } from "./media.ts";
import type { Raw } from "./records.ts";
import type { Row } from "./report.ts";

export type Source = { record: Raw; place: string };

/** Notes every host whose pictures, documents, frames or maps the site does not show, with the first place of each. */
export function checkHosts(row: Row, base: string, sources: Source[], imageHosts: string[]): void {
  const found = sources.flatMap(({ record, place }) => [
    ...references(record, place)
      .filter(({ address }) => !isShown(address, base, imageHosts))
      .map(({ place: where, address }) => ({
        host: hostOf(address, base),
        where,
        what: "a picture or document",
      })),
    ...inHtml(record, place, base, imageHosts),
    ...mapFault(record, place),
  ]);
  row.records = sources.length;
  const byHost = Map.groupBy(found, ({ host, what }) => `${what} of ${host}`);
  for (const [what, places] of byHost) {
    const more = places.length > 1 ? `, and ${places.length - 1} more` : "";
    row.notes.push(`the site does not show ${what}: ${places[0]?.where}${more}`);
  }
}

function inHtml(record: Raw, place: string, base: string, imageHosts: string[]) {
  return Object.entries(record).flatMap(([field, html]) => {
    if (typeof html !== "string") return [];
    const where = `${place}, field ${field}`;
    const sources = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\b[^>]{0,2000}?\\ssrc\\s*=\\s*["']?([^"'\\s>]+)`, "gi"))].map(
        ([, address = ""]) => address,
      );
    return [
      ...sources("img")
        .filter((address) => !isShown(address, base, imageHosts))
        .map((address) => ({ host: hostOf(address, base), where, what: "a picture" })),
      ...sources("iframe")
        .filter((address) => !videoOf(address))
        .map((address) => ({ host: hostOf(address, base), where, what: "a frame" })),
    ];
  });
}

function mapFault({ map_link }: Raw, place: string) {
  if (typeof map_link !== "string" || map_link.trim() === "" || mapUrl(map_link.trim())) return [];
  return [{ host: hostOf(map_link, ""), where: `${place}, field map_link`, what: "the map" }];
}

function isShown(address: string, base: string, imageHosts: string[]): boolean {
  const url = URL.parse(/^\/(?!\/)/.test(address) ? address.slice(1) : address, `${base}/`);
  if (!url) return false;
  return url.href.startsWith(`${base}/`) || (url.protocol === "https:" && imageHosts.includes(url.host));
}

function hostOf(address: string, base: string): string {
  const url = URL.parse(address, base || undefined);
  return url?.host || url?.protocol || JSON.stringify(address.slice(0, 80));
}
