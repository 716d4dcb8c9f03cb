const byteRange = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;
const entityTag = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

/** A checked response of a file's host: headers of our own making, and the exact length of the body where it is known. */
export type FileResponse = { status: 200 | 206 | 304 | 416; headers: Headers; bytes: number | undefined };

/** Ranges of an SVG are not passed on: it is compressed on its way, and a range would not match the whole. */
const wholeType = "image/svg+xml";

/**
 * The conditions of a visitor's request that a file's host gets, if they are valid: `If-None-Match`, one `Range`, `If-Range`.
 * A condition that no file can meet means the whole file (RFC 9110, 13.1.5 and 14.2).
 */
export function fileConditions(headers: Headers): Record<string, string> {
  const etag = headers.get("if-none-match");
  const range = headers.get("range");
  const ifRange = headers.get("if-range");
  const isRangeAsked =
    isByteRange(range) && (ifRange === null || isStrongTag(ifRange) || httpDate(ifRange) !== undefined);
  return {
    ...(etag !== null && etag.length < 200 && { "if-none-match": etag }),
    ...(isRangeAsked && { range: range ?? "" }),
    ...(isRangeAsked && ifRange !== null && { "if-range": ifRange }),
  };
}

/** The host has no such file, or a file that the site does not pass on. */
export class NoFile extends Error {}

/**
 * Checks a host's response to {@link fileConditions}, but for the type of the file.
 * @throws NoFile, or an error with the reason why the response is invalid
 */
export function checkFileResponse(
  { status, headers }: Response,
  conditions: Record<string, string>,
  maxBytes: number,
): FileResponse {
  if (status === 404 || status === 410) throw new NoFile();
  if (status === 304 && conditions["if-none-match"])
    return { status, headers: validators(headers), bytes: 0 };
  if (status === 416 && conditions.range) return unsatisfiable(headers);
  if (status !== 200 && !(status === 206 && conditions.range)) throw new Error(`status ${status}`);

  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") throw new Error("the file is compressed, which was not requested");
  const length = contentLength(headers);
  if ((length ?? 0) > maxBytes) throw new Error("the file is too large");
  const checked = validators(headers);
  if (status === 200) {
    if (headers.get("accept-ranges") === "bytes") checked.set("accept-ranges", "bytes");
    return { status, headers: checked, bytes: length };
  }

  const part = partOf(headers.get("content-range"), conditions.range ?? "");
  if (!part || (length !== undefined && length !== part.bytes))
    throw new Error("the range is not the requested one");
  if (!isSameFile(headers, conditions["if-range"]))
    throw new Error("the range belongs to a different version of the file");
  if (part.bytes > maxBytes) throw new Error("the file is too large");
  checked.set("content-range", part.contentRange);
  checked.set("accept-ranges", "bytes");
  return { status: 206, headers: checked, bytes: part.bytes };
}

/**
 * Names the type of a file in its response.
 * @param type `undefined` for a file that the site does not pass on
 * @throws NoFile, or an error for a part that is not passed on as such
 */
export function setType({ status, headers }: FileResponse, type: string | undefined): void {
  if (status === 206 && (!type || type === wholeType)) throw new Error("the range has a different type");
  if (!type) throw new NoFile();
  headers.set("content-type", type);
  if (type === wholeType) headers.delete("accept-ranges");
}

/** True for two parts of the same version of a file. */
export function areOfSameFile(one: Headers, other: Headers): boolean {
  const total = (headers: Headers) => headers.get("content-range")?.split("/")[1];
  const names = ["etag", "last-modified"];
  return total(one) === total(other) && names.every((name) => one.get(name) === other.get(name));
}

function isByteRange(range: string | null): boolean {
  const [, first, last] = byteRange.exec(range ?? "") ?? [null];
  return range !== null && byteRange.test(range) && !(first && last && Number(first) > Number(last));
}

/** The range that a host has sent; `undefined` if it is not exactly the requested one. */
function partOf(contentRange: string | null, range: string) {
  const [, first, last, total] = (
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(contentRange ?? "") ?? []
  ).map(Number);
  if (first === undefined || last === undefined || total === undefined) return undefined;
  const [, from, to, suffix] = byteRange.exec(range) ?? [];
  const start = suffix === undefined ? Number(from) : Math.max(0, total - Number(suffix));
  const end = to ? Math.min(Number(to), total - 1) : total - 1;
  if (first !== start || last !== end || last < first) return undefined;
  return { contentRange: `bytes ${first}-${last}/${total}`, bytes: last - first + 1 };
}

function unsatisfiable(headers: Headers): FileResponse {
  const total = /^bytes \*\/(\d{1,15})$/.exec(headers.get("content-range") ?? "")?.[1];
  const checked = new Headers(total === undefined ? {} : { "content-range": `bytes */${total}` });
  return { status: 416, headers: checked, bytes: 0 };
}

function isSameFile(headers: Headers, ifRange: string | undefined): boolean {
  if (ifRange === undefined) return true;
  if (isStrongTag(ifRange)) return headers.get("etag") === ifRange;
  return httpDate(headers.get("last-modified")) === httpDate(ifRange);
}

function validators(headers: Headers): Headers {
  const checked = new Headers();
  const etag = headers.get("etag") ?? "";
  if (entityTag.test(etag)) checked.set("etag", etag);
  const modified = httpDate(headers.get("last-modified"));
  if (modified !== undefined) checked.set("last-modified", new Date(modified).toUTCString());
  return checked;
}

function isStrongTag(tag: string): boolean {
  return entityTag.test(tag) && !tag.startsWith("W/");
}

/** Milliseconds of a date as HTTP writes it. */
function httpDate(text: string | null): number | undefined {
  const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text ?? "")
    ? Date.parse(text ?? "")
    : NaN;
  return Number.isNaN(time) ? undefined : time;
}

function contentLength(headers: Headers): number | undefined {
  const text = headers.get("content-length");
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
