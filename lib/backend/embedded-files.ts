/** Bytes that stay of each file. The site shows none of them, and a short one may be an example in a text. */
const maxKept = 256;
/** Bytes ahead of a comma in which a data URL and the quote before it may begin. */
const maxStart = 320;

/** Of the tables below; the last entry is that of all higher codes. */
const maxCode = 255;
const [backslash, unicodeEscape, comma, quote] = Buffer.from('\\u,"');
const scheme = Buffer.from("data:");
/** The start of a data URL in JSON, with the character that stands before it. PHP escapes slashes, .NET quotes and slashes. */
const fileStart =
  /(\\u00[\da-f]{2}|.?)data:(?:(?:image|text|application|font|audio|video)(?:\\?\/|\\u002f)[^,"<>]{1,250}|[^,"<>]{0,250};\s*base64),$/is;

/** 1 for the characters of a file, by their codes. Tables, as large files are read byte by byte. */
type Alphabet = {
  characters: Uint8Array;
  /** Those that JSON does not escape. */
  bytes: Uint8Array;
};

const base64 = alphabet(/[A-Za-z\d+/=%\n\r\t]/);
const percentEncoded = alphabet(/[!#-%*-;=?-_a-~]/);
/** A file between quotes has everything but its quote; `;` is the end of `&quot;`, in a style. */
const quoted = new Map([
  ["'", alphabet(/[^']/)],
  ['"', alphabet(/[^"]/)],
  [";", alphabet(/[^"&]/)],
]);

const escapes = new Map(
  ["b\b", "f\f", "n\n", "r\r", "t\t"].map(([letter = "", sign = ""]) => [letter, sign]),
);

/**
 * Leaves the files out that are written into the texts of a JSON body, chunk by chunk, so that a photo costs neither the text
 * around it nor the other records, and never stays in memory. Files and escapes may begin in one chunk and end in another.
 * @returns a function that returns the part of a chunk that stays
 */
export function cutEmbeddedFiles(): (chunk: Uint8Array) => Uint8Array {
  let file: (Alphabet & { length: number }) | undefined;
  let pending: number[] = [];
  /** The end of the chunks so far. */
  let before = Buffer.alloc(0);

  return (received) => {
    const chunk = Buffer.from(received.buffer, received.byteOffset, received.length);
    const start = before;
    before = Buffer.concat([start, chunk.subarray(-maxStart)]).subarray(-maxStart);
    const hasScheme = () =>
      chunk.includes(scheme) || Buffer.concat([start, chunk.subarray(0, 4)]).includes(scheme);
    if (!file && !hasScheme()) return chunk;

    const kept = Buffer.allocUnsafe(chunk.length + pending.length);
    let size = 0;
    const keep = (bytes: Uint8Array | number[]) => {
      kept.set(bytes, size);
      size += bytes.length;
    };
    for (let at = 0; at < chunk.length; ) {
      if (!file) {
        const next = chunk.indexOf(",", at) + 1 || chunk.length;
        keep(chunk.subarray(at, next));
        at = next;
        if (chunk[at - 1] === comma) file = fileAfter(start, chunk.subarray(0, at));
      } else if (pending.length > 0 || chunk[at] === backslash) {
        pending.push(chunk[at++] ?? 0);
        if (pending.length < (pending[1] === unicodeEscape ? 6 : 2)) continue;
        const code = escapedCode(pending);
        const isOfFile = file.characters[Math.min(code, maxCode)] === 1;
        if (isOfFile) file.length += pending.length;
        if (!isOfFile || (file.length <= maxKept && code < 128)) keep(pending);
        if (!isOfFile) file = undefined;
        pending = [];
      } else {
        const end = endOfRun(chunk, at, file.bytes);
        // A character of several bytes could be cut.
        if (file.length < maxKept)
          keep(chunk.subarray(at, Math.min(end, at + maxKept - file.length)).filter((byte) => byte < 128));
        file.length += end - at;
        if (end < chunk.length && chunk[end] !== backslash) file = undefined;
        at = end;
      }
    }
    return kept.subarray(0, size);
  };
}

function endOfRun(chunk: Uint8Array, start: number, bytes: Uint8Array): number {
  let end = start;
  while (end < chunk.length && bytes[chunk[end] ?? 0] === 1) end++;
  return end;
}

/** The file that begins after the comma at the end of `chunk`. */
function fileAfter(start: Buffer, chunk: Buffer) {
  const text = (chunk.length < maxStart ? Buffer.concat([start, chunk]) : chunk).subarray(-maxStart);
  if (!text.includes(scheme)) return undefined;
  const [url, opening] = fileStart.exec(text.toString("latin1")) ?? [];
  if (url === undefined || opening === undefined) return undefined;
  const sign = opening.length > 1 ? String.fromCharCode(Number.parseInt(opening.slice(2), 16)) : opening;
  const known = /;\s*base64,$/i.test(url) ? base64 : (quoted.get(sign) ?? percentEncoded);
  return { ...known, length: 0 };
}

function escapedCode(written: number[]): number {
  const sign = String.fromCharCode(...written).slice(1);
  return sign.length > 1 ? Number.parseInt(sign.slice(1), 16) : (escapes.get(sign) ?? sign).charCodeAt(0);
}

function alphabet(pattern: RegExp): Alphabet {
  const has = (_: unknown, code: number) => Number(pattern.test(String.fromCharCode(code)));
  const characters = Uint8Array.from({ length: maxCode + 1 }, has);
  const bytes = characters.map((isPart, code) => (code === quote || code === backslash ? 0 : isPart));
  return { characters, bytes };
}
