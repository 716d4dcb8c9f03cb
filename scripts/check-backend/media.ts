import pLimit from "p-limit";
import {
  fileAddress,
  filePath,
  hasCredentials,
  type MediaBase,
  maxQueryLength,
} from "../../lib/backend/media-base.ts";
import { isRecord, type RawRecord } from "../../lib/backend/raw-record.ts";
import { type BackendClient, type MediaResponse, RequestError } from "./backend-client.ts";
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
    [value]
      .flat()
      .map((one) => (isRecord(one) ? one.image : one))
      .filter((src): src is string => typeof src === "string" && src.trim() !== "")
      .map((src) => ({ place: `${place}, field ${field}`, src: src.trim(), kind })),
  );
}

/** Requests each file once, and one that is missing at the root of the backend's host too. `row.records` becomes the number of files. */
export async function checkMedia(
  client: BackendClient,
  row: ReportRow,
  all: MediaReference[],
): Promise<void> {
  const files = [
    ...new Map(all.toReversed().map((one) => [`${one.kind} ${one.src}`, one])).values(),
  ].reverse();
  row.records = files.length;
  const findings = await pLimit(CONCURRENCY).map(files, (file) => checkMediaFile(client, row, file));
  // In the order of the records, whichever file comes first.
  for (const add of findings) add();
}

/** @returns what adds the finding to the report */
async function checkMediaFile(
  client: BackendClient,
  row: ReportRow,
  { place, src, kind }: MediaReference,
): Promise<() => void> {
  const deviation = (text: string, cause?: string) => () => row.deviations.push(text, place, cause);
  const { length = 0 } = URL.parse(src, client.base)?.search ?? "";
  if (length > maxQueryLength)
    return deviation(`expected a query of at most ${maxQueryLength} characters, found ${length}`);
  const url = absoluteUrl(client.media, src);
  if (!url) {
    const base = client.media.mediaUrl ?? client.base;
    return deviation(`expected an http URL or a path below ${base}, found ${JSON.stringify(src)}`);
  }
  try {
    const response = await client.readMedia(url);
    row.recordResponse(response);
    const { status } = response;
    if (status === 200) return () => reportType(row, place, kind, url, response);
    const remedy = await remedyOf(client, url, status);
    // The field makes no difference.
    return deviation(`expected status 200, found ${status} at ${url}${remedy}`, `${status}${remedy}`);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return deviation(`expected a file, found ${error.message} at ${url}`);
  }
}

function reportType(
  row: ReportRow,
  place: string,
  kind: MediaReference["kind"],
  url: URL,
  { type: declared, fileType }: MediaResponse,
): void {
  const [expected, isRight] =
    kind === "document"
      ? ["application/pdf", fileType === "application/pdf"]
      : ["image/…", fileType?.startsWith("image/")];
  const found = `${declared || "none"}${isRight || fileType ? "" : ", and no such bytes,"}`;
  if (!isRight) row.deviations.push(`expected the content type ${expected}, found ${found} at ${url}`, place);
  else if (kind === "share picture" && fileType === "image/svg+xml")
    row.notes.push(`networks refuse SVG, so the share image is drawn: ${url}`, place);
  else if (fileType !== declared)
    row.notes.push(`tolerated: declared as ${declared || "nothing"}, is ${fileType}: ${url}`, place);
}

/** Tells what opens the files that the backend keeps closed, or has elsewhere; begins with a separator. */
async function remedyOf(client: BackendClient, url: URL, status: number): Promise<string> {
  const { backendUrl, mediaUrl } = client.media;
  if ([401, 403].includes(status)) {
    const name = hasCredentials(url, client.media)
      ? "although the site sends its password"
      : "without a password";
    return `; the files are closed, ${name}: let everybody read them, or accept Basic auth there (docs/your-backend.md)`;
  }
  const base = new URL(`${backendUrl}/`);
  if (status !== 404 || mediaUrl || base.pathname === "/" || !url.href.startsWith(base.href)) return "";
  const atRoot = new URL(url.href.slice(base.href.length), base.origin);
  const found = await client.readMedia(atRoot);
  return found.status === 200 ? `; it is at the root of the host: set MEDIA_URL=${base.origin}` : "";
}

/** The address at which the site requests a file, or the file's own on another host. */
function absoluteUrl(media: MediaBase, src: string): URL | null {
  const path = filePath(src, media);
  if (path) return fileAddress(path, media);
  return /^https?:\/\//i.test(src) ? URL.parse(src) : null;
}
