import { createHash } from "node:crypto";

/** Response header of a page and of its payload; equal where they render the same. */
export const payloadVersionHeader = "x-page-version";

/** Captures kind, id and path of a reference to another row. */
const reference = /"\$([A-Za-z@]?)([\da-f]+)((?::[^"]*)?)"/g;
/** Prefetch hints, which a build knows only at its end; the parameter of a payload's URL; the form's token. */
const volatileText = /"h":\d+|\?_rsc=|"\w{8}\.[\w-]{43}"/g;
/** Sizes and lifetimes. They come in streams and promises, which no component renders. */
const volatileRow = /^(?:[XC]|\d+|true|false|null)$/;

type Row = { isText: boolean; content: string };

/**
 * A hash that is the same for payloads that render the same. Their bytes differ: rows are written, and
 * numbered, in the order in which they were ready. So the rows are hashed in the order in which they refer to each other.
 */
export function payloadVersion(payload: string): string {
  const rows = readRows(payload);
  const numbers = new Map([["0", 0]]);
  const promises = new Set(Array.from(payload.matchAll(/"\$@([\da-f]+)"/g), ([, id = ""]) => id));
  const hash = createHash("sha256");
  const renumber = (_: string, kind: string, id: string, path: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `"$${kind}${numbers.get(id)}${path}"`;
  };
  // Grows while it is read.
  for (const [id, number] of numbers) {
    const own = rows.get(id) ?? [];
    const isStream = promises.has(id) || own.some(({ content }) => content === "X");
    for (const { isText, content } of own) {
      if (isStream && volatileRow.test(content)) continue;
      const text = isText ? content : content.replace(volatileText, "").replace(reference, renumber);
      hash.update(`${number}:${text}\n`);
    }
  }
  return hash.digest("base64url").slice(0, 12);
}

/** The rows by id. A row of text begins with its length in bytes, the others end at a line break. */
function readRows(payload: string): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  const bytes = Buffer.from(payload);
  let at = payload.startsWith("#") ? 1 : 0;
  while (at < bytes.byteLength) {
    const start = bytes.indexOf(":", at) + 1;
    if (start === 0) break;
    const id = bytes.toString("latin1", at, start - 1);
    const [prefix = "", length = ""] =
      /^T([\da-f]+),/.exec(bytes.toString("latin1", start, start + 12)) ?? [];
    const lineEnd = bytes.indexOf("\n", start);
    const end = prefix
      ? start + prefix.length + Number.parseInt(length, 16)
      : lineEnd < 0
        ? bytes.byteLength
        : lineEnd;
    const row = { isText: prefix !== "", content: bytes.toString("utf8", start, end) };
    const own = rows.get(id);
    if (own) own.push(row);
    else rows.set(id, [row]);
    at = row.isText ? end : end + 1;
  }
  return rows;
}
