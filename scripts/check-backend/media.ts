import pLimit from "p-limit";
import { fileAddress, filePath, type MediaBase } from "../../lib/backend/media-base.ts";
import { type BackendClient, RequestError } from "./backend-client.ts";
import type { RawRecord } from "./records.ts";
import type { ReportRow } from "./report.ts";

export type MediaReference = { place: string; src: string; isPdf: boolean };

const MEDIA_FIELDS = ["image", "images", "site_logo", "pdf_file"];
const CONCURRENCY = 4;

/** All images and PDFs of a record. @param place the record, for messages */
export function mediaReferences(record: RawRecord, place: string): MediaReference[] {
  return MEDIA_FIELDS.flatMap((field) => {
    const value = record[field];
    return (Array.isArray(value) ? value : [value])
      .filter((src): src is string => typeof src === "string" && src.trim() !== "")
      .map((src) => ({ place: `${place}, field ${field}`, src: src.trim(), isPdf: field === "pdf_file" }));
  });
}

/** Requests each file once. `row.records` becomes the number of files. */
export async function checkMedia(
  client: BackendClient,
  row: ReportRow,
  all: MediaReference[],
): Promise<void> {
  const files = [
    ...new Map(all.toReversed().map((one) => [`${one.isPdf} ${one.src}`, one])).values(),
  ].reverse();
  row.records = files.length;
  await pLimit(CONCURRENCY).map(files, (file) => checkMediaFile(client, row, file));
}

async function checkMediaFile(
  client: BackendClient,
  row: ReportRow,
  { place, src, isPdf }: MediaReference,
): Promise<void> {
  const url = absoluteUrl(client.media, src);
  if (!url) {
    const base = client.media.mediaUrl ?? client.base;
    row.addDeviation(place, `expected an http URL or a path below ${base}, found ${JSON.stringify(src)}`);
    return;
  }
  try {
    const response = await client.readMedia(url);
    row.recordResponse(response);
    const { status, type } = response;
    const [expected, isRight] = isPdf
      ? ["application/pdf", type === "application/pdf"]
      : ["image/…", type.startsWith("image/")];
    const problem = `expected the content type ${expected}, found ${type || "none"} at ${url}`;
    if (status !== 200) row.addDeviation(place, `expected status 200, found ${status} at ${url}`);
    else if (!isRight) row.addDeviation(place, problem);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    row.addDeviation(place, `expected a file, found ${error.message} at ${url}`);
  }
}

/** The address at which the site requests a file, or the file's own on another host. */
function absoluteUrl(media: MediaBase, src: string): URL | null {
  const path = filePath(src, media);
  if (path) return fileAddress(path, media);
  return /^https?:\/\//i.test(src) ? URL.parse(src) : null;
}
