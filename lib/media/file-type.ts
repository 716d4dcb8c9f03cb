import { mediaType } from "../http/media-type.ts";

/** Bytes at the start of a file that are enough to recognize it. */
export const startBytes = 4_096;

export type Format = {
  type: string;
  /** Of file names, the usual one first. */
  extensions: string[];
  /** Of the first bytes, each as one character. */
  start: RegExp;
  /** Types that hosts declare for it, besides those that say nothing. */
  declared: RegExp;
};

const image = /^image\//;
const pdf = /^(?:application|text)\/(?:x-|vnd\.)?pdf$/;
const drawing = /^(?:image\/.*|(?:application|text)\/(?:svg\+)?xml)$/;

/**
 * The formats that browsers get from the site's origin; any other could run scripts there. A table of its own, since the package
 * file-type brings 180 formats and four more packages, and does not know SVG.
 */
export const formats: Format[] = [
  { type: "image/jpeg", extensions: ["jpg", "jpeg"], start: /^\xff\xd8\xff/, declared: image },
  { type: "image/png", extensions: ["png"], start: /^\x89PNG\r\n/, declared: image },
  { type: "image/gif", extensions: ["gif"], start: /^GIF8[79]a/, declared: image },
  { type: "image/webp", extensions: ["webp"], start: /^RIFF.{4}WEBP/s, declared: image },
  // One of the brands, which are four bytes each.
  { type: "image/avif", extensions: ["avif"], start: /^.{4}ftyp(?:.{4}){0,16}?avi[fs]/s, declared: image },
  // Readers accept what servers put before it, but nothing that could be markup.
  { type: "application/pdf", extensions: ["pdf"], start: /^[^<]{0,1000}?%PDF-/, declared: pdf },
  // The root element, after declarations and comments.
  {
    type: "image/svg+xml",
    extensions: ["svg"],
    start:
      /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--(?:(?!-->).)*-->)*(?:<!DOCTYPE\s+svg\b|<(?:[\w-]+:)?svg[\s/>])/is,
    declared: drawing,
  },
];

/** Types of hosts that do not know better. */
const vague =
  /^(?:(?:application|binary)\/(?:octet-stream|(?:x-|force-)?download|unknown|x-unknown)|text\/plain)?$/;

/**
 * The format of a file by its first bytes; `undefined` for one that the site does not show.
 * @param start at least the first {@link startBytes} of the file, or all where it is smaller
 */
export function formatOf(start: Uint8Array): Format | undefined {
  const text = Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString(
    "latin1",
    0,
    startBytes,
  );
  return formats.find((format) => format.start.test(text));
}

/** The type of a file by its {@link formatOf}; `undefined` also where the host declares one that contradicts the bytes. */
export function checkedType(start: Uint8Array, headers: Headers): string | undefined {
  const format = formatOf(start);
  const declared = declaredType(headers);
  if (!format || declared === undefined) return undefined;
  return vague.test(declared) || format.declared.test(declared) ? format.type : undefined;
}

/** The type that a host declares, where it is exactly one of ours: it holds for a part of a file without the first bytes. */
export function exactType(headers: Headers): string | undefined {
  const declared = declaredType(headers);
  return formats.find(({ type }) => type === declared)?.type;
}

/** A comma joins the values of two headers: a browser may believe the second one. */
function declaredType(headers: Headers): string | undefined {
  return headers.get("content-type")?.includes(",") ? undefined : mediaType(headers);
}
