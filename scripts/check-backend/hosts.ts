import { mapEmbedUrl } from "../../lib/media/map.ts";
import { videoLink } from "../../lib/rich-text/video.ts";
import { mediaReferences } from "./media.ts";
import type { RawRecord } from "./records.ts";
import type { ReportRow } from "./report.ts";

export type RecordSource = { record: RawRecord; place: string };

/** Notes the hosts whose images, documents, frames or maps the site does not show, each with its first place. */
export function checkHosts(
  row: ReportRow,
  base: string,
  sources: RecordSource[],
  imageHosts: string[],
): void {
  const found = sources.flatMap(({ record, place }) => [
    ...mediaReferences(record, place)
      .filter(({ src }) => !isShown(src, base, imageHosts))
      .map(({ place: where, src }) => ({
        host: hostOf(src, base),
        where,
        subject: "an image or document",
      })),
    ...hiddenInHtml(record, place, base, imageHosts),
    ...hiddenMap(record, place),
  ]);
  row.records = sources.length;
  const byHost = Map.groupBy(found, ({ host, subject }) => `${subject} of ${host}`);
  for (const [subject, places] of byHost) {
    const more = places.length > 1 ? `, and ${places.length - 1} more` : "";
    row.notes.push(`the site does not show ${subject}: ${places[0]?.where}${more}`);
  }
}

function hiddenInHtml(record: RawRecord, place: string, base: string, imageHosts: string[]) {
  return Object.entries(record).flatMap(([field, html]) => {
    if (typeof html !== "string") return [];
    const where = `${place}, field ${field}`;
    const srcsOf = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\b[^>]{0,2000}?\\ssrc\\s*=\\s*["']?([^"'\\s>]+)`, "gi"))].map(
        ([, src = ""]) => src,
      );
    return [
      ...srcsOf("img")
        .filter((src) => !isShown(src, base, imageHosts))
        .map((src) => ({ host: hostOf(src, base), where, subject: "an image" })),
      ...srcsOf("iframe")
        .filter((src) => !videoLink(src))
        .map((src) => ({ host: hostOf(src, base), where, subject: "a frame" })),
    ];
  });
}

function hiddenMap({ map_link }: RawRecord, place: string) {
  if (typeof map_link !== "string" || map_link.trim() === "" || mapEmbedUrl(map_link.trim())) return [];
  return [{ host: hostOf(map_link, ""), where: `${place}, field map_link`, subject: "the map" }];
}

function isShown(src: string, base: string, imageHosts: string[]): boolean {
  const url = URL.parse(/^\/(?!\/)/.test(src) ? src.slice(1) : src, `${base}/`);
  if (!url) return false;
  return url.href.startsWith(`${base}/`) || (url.protocol === "https:" && imageHosts.includes(url.host));
}

function hostOf(src: string, base: string): string {
  const url = URL.parse(src, base || undefined);
  return url?.host || url?.protocol || JSON.stringify(src.slice(0, 80));
}
