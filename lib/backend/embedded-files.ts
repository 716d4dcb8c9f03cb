/** Stands before the content of a file that an editor's program has written into a text, as a data URL. */
const marker = Buffer.from(";base64,");
/** Bytes that stay of each file. The site shows none of them, and a short one may be an example in a text. */
const maxKept = 256;

/** 1 for the bytes of a file. A table, as large files are read byte by byte. */
const isFileByte = new Uint8Array(256);
for (const byte of Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=%"))
  isFileByte[byte] = 1;
/** Escapes of JSON that may stand in a file: slashes of PHP, line ends, and signs that .NET escapes. */
const fileEscape = /^\\(?:[/nrt]|u00(?:2b|2f|3d))$/i;
const [backslash, unicodeEscape] = Buffer.from("\\u");

/**
 * Leaves the files out that are written into the texts of a JSON body, chunk by chunk, so that a photo costs neither the text
 * around it nor the other records, and never stays in memory. Files and escapes may begin in one chunk and end in another.
 * @returns a function that returns the part of a chunk that stays
 */
export function cutEmbeddedFiles(): (chunk: Uint8Array) => Uint8Array {
  let matched = 0;
  /** Bytes of the file so far. */
  let length: number | undefined;
  let pending: number[] = [];

  return (chunk) => {
    if (
      length === undefined &&
      matched === 0 &&
      !Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes(marker)
    ) {
      for (const byte of chunk.subarray(1 - marker.length)) matched = match(matched, byte);
      return chunk;
    }
    const kept = Buffer.allocUnsafe(chunk.length + pending.length);
    let size = 0;
    const keep = (byte: number) => {
      kept[size++] = byte;
    };
    const keepOfFile = (bytes: number[]) => {
      length = (length ?? 0) + bytes.length;
      if (length <= maxKept) bytes.forEach(keep);
    };
    for (const byte of chunk) {
      if (length !== undefined) {
        if (pending.length > 0 || byte === backslash) {
          pending.push(byte);
          if (pending.length < (pending[1] === unicodeEscape ? 6 : 2)) continue;
          if (fileEscape.test(String.fromCharCode(...pending))) keepOfFile(pending);
          else {
            pending.forEach(keep);
            length = undefined;
          }
          pending = [];
          continue;
        }
        if (isFileByte[byte]) {
          if (++length <= maxKept) keep(byte);
          continue;
        }
        length = undefined;
      }
      keep(byte);
      matched = match(matched, byte);
      if (matched === marker.length) [matched, length] = [0, 0];
    }
    return kept.subarray(0, size);
  };
}

/** The number of bytes of the marker that have been read after this one. */
function match(matched: number, byte: number): number {
  return byte === marker[matched] ? matched + 1 : byte === marker[0] ? 1 : 0;
}
