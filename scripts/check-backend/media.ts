import pLimit from "p-limit";
import { fileAddress, filePath, type MediaBase, maxQueryLength } from "../../lib/backend/media-base.ts";
import { type BackendClient, RequestError } from "./backend-client.ts";
import type { RawRecord } from "./records.ts";
import type { ReportRow } from "./report.ts";

export type MediaReference = { place: string; src: string; kind: "image" | "document" | "share picture" };

const IMAGE_FIELDS = ["image", "images", "site_logo"];
const CONCURRENCY = 4;

/** All images and PDFs of a record. @param place the record, for messages */
export function mediaReferences(record: RawRecord, place: string): MediaReference[] {
  const { seo } = record as { seo?: { image?: unknown } | null };
  const fields: [string, unknown, MediaReference["kind"]][] = [
    ...IMAGE_FIELDS.map((field): [string, unknown, "image"] => [field, record[field], "image"]),
    ["pdf_file", record.pdf_file, "document"],
    ["seo.image", seo?.image, "share picture"],
  ];
  return fields.flatMap(([field, value, kind]) =>
    (Array.isArray(value) ? value : [value])
      .filter((src): src is string => typeof src === "string" && src.trim() !== "")
      .map((src) => ({ place: `${place}, field ${field}`, src: src.trim(), kind })),
  );
}

/** Requests each file once. `row.records` becomes the number of files. */
export async function checkMedia(
  client: BackendClient,
  row: ReportRow,
  all: MediaReference[],
): Promise<void> {
  const files = [
    ...new Map(all.toReversed().map((one) => [`${one.kind} ${one.src}`, one])).values(),
  ].reverse();
  row.records = files.length;
  await pLimit(CONCURRENCY).map(files, (file) => checkMediaFile(client, row, file));
}

async function checkMediaFile(
  client: BackendClient,
  row: ReportRow,
  { place, src, kind }: MediaReference,
): Promise<void> {
  const { length = 0 } = URL.parse(src, client.base)?.search ?? "";
  if (length > maxQueryLength) {
    row.addDeviation(place, `expected a query of at most ${maxQueryLength} characters, found ${length}`);
    return;
  }
  const url = absoluteUrl(client.media, src);
  if (!url) {
    const base = client.media.mediaUrl ?? client.base;
    row.addDeviation(place, `expected an http URL or a path below ${base}, found ${JSON.stringify(src)}`);
    return;
  }
  try {
    const response = await client.readMedia(url);
    row.recordResponse(response);
    const { status, type: declared, fileType } = response;
    const [expected, isRight] =
      kind === "document"
        ? ["application/pdf", fileType === "application/pdf"]
        : ["image/…", fileType?.startsWith("image/")];
    const found = `${declared || "none"}${isRight || fileType ? "" : ", and no such bytes,"}`;
    if (status !== 200) row.addDeviation(place, `expected status 200, found ${status} at ${url}`);
    else if (!isRight)
      row.addDeviation(place, `expected the content type ${expected}, found ${found} at ${url}`);
    else if (kind === "share picture" && fileType === "image/svg+xml")
      row.notes.push(`${place}: networks refuse SVG, so the share image is drawn: ${url}`);
    else if (fileType !== declared)
      row.notes.push(`tolerated: ${place}: declared as ${declared || "nothing"}, is ${fileType}: ${url}`);
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
