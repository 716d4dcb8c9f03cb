import { filePath, type MediaBase } from "../../lib/backend/media-base.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { readMapLink } from "../../lib/media/map.ts";
import { mediaReferences } from "./media.ts";
import type { ReportRow } from "./report.ts";
import type { TextSource } from "./texts.ts";

/** Reports the hosts whose images, documents or maps the site does not show. */
export function checkHosts(
  row: ReportRow,
  media: MediaBase,
  sources: TextSource[],
  imageHosts: string[],
): void {
  row.records = sources.length;
  for (const { record, place } of sources) {
    for (const { src, place: at } of mediaReferences(record, place)) {
      if (isShown(src, media, imageHosts)) continue;
      const text = `the site does not show an image or document of ${hostOf(src, media.backendUrl)}`;
      row.deviations.push(text, at, text);
    }
    checkMap(row, record, place);
  }
}

function checkMap(row: ReportRow, { map_link: src }: RawRecord, place: string): void {
  if (typeof src !== "string" || src.trim() === "") return;
  const map = readMapLink(src, null);
  if (map?.frame) return;
  const at = `${place}, field map_link`;
  const host = hostOf(map?.page ?? src);
  if (map) row.notes.push(`the site does not show the map in a frame, but links to that of ${host}`, at);
  else row.deviations.push(`the site does not show the map of ${host}`, at);
}

export function isShown(src: string, media: MediaBase, imageHosts: string[]): boolean {
  const url = URL.parse(src);
  if (filePath(src, media)) return true;
  return url?.protocol === "https:" && imageHosts.includes(url.host);
}

export function hostOf(src: string, base?: string): string {
  const url = URL.parse(src, base);
  if (url?.protocol === "data:") return "a data URL, which belongs into a file of its own";
  return url?.host || url?.protocol || JSON.stringify(src.slice(0, 80));
}
