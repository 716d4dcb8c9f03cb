import { filePath, type MediaBase } from "../../lib/backend/media-base.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { readMapLink } from "../../lib/media/map.ts";
import { videoLink } from "../../lib/rich-text/video.ts";
import { mediaReferences } from "./media.ts";
import type { ReportRow } from "./report.ts";

export type RecordSource = { record: RawRecord; place: string };

/** Notes the hosts whose images, documents, frames or maps the site does not show. */
export function checkHosts(
  row: ReportRow,
  media: MediaBase,
  sources: RecordSource[],
  imageHosts: string[],
): void {
  const hidden = sources.flatMap(({ record, place }) => {
    const files = mediaReferences(record, place).map((file) => ({
      ...file,
      subject: "an image or document",
    }));
    const images = htmlSources(record, place, "img").map((image) => ({ ...image, subject: "an image" }));
    const frames = htmlSources(record, place, "iframe").map((frame) => ({ ...frame, subject: "a frame" }));
    const hiddenFiles = [...files, ...images].filter(({ src }) => !isShown(src, media, imageHosts));
    const hiddenFrames = frames.filter(({ src }) => !videoLink(src));
    return [
      ...[...hiddenFiles, ...hiddenFrames].map((each) => ({
        ...each,
        host: hostOf(each.src, media.backendUrl),
      })),
      ...hiddenMap(record, place),
    ];
  });
  row.records = sources.length;
  for (const { subject, host, place: at } of hidden) {
    const note = `the site does not show ${subject} of ${host}`;
    row.notes.push(note, at, note);
  }
}

function htmlSources(record: RawRecord, place: string, tag: string) {
  const pattern = new RegExp(`<${tag}\\b[^>]{0,2000}?\\ssrc\\s*=\\s*["']?([^"'\\s>]+)`, "gi");
  return Object.entries(record).flatMap(([field, html]) =>
    typeof html === "string"
      ? Array.from(html.matchAll(pattern), ([, src = ""]) => ({ src, place: `${place}, field ${field}` }))
      : [],
  );
}

function hiddenMap({ map_link: src }: RawRecord, place: string) {
  if (typeof src !== "string" || src.trim() === "") return [];
  const map = readMapLink(src, null);
  if (map?.frame) return [];
  const subject = map ? "the map in a frame, but links to that" : "the map";
  return [{ host: hostOf(map?.page ?? src), place: `${place}, field map_link`, subject }];
}

function isShown(src: string, media: MediaBase, imageHosts: string[]): boolean {
  const url = URL.parse(src);
  if (filePath(src, media)) return true;
  return url?.protocol === "https:" && imageHosts.includes(url.host);
}

function hostOf(src: string, base?: string): string {
  const url = URL.parse(src, base);
  if (url?.protocol === "data:") return "a data URL, which belongs into a file of its own";
  return url?.host || url?.protocol || JSON.stringify(src.slice(0, 80));
}
