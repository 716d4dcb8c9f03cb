import { readBytes } from "../http/body.ts";
import { parseJson } from "../http/json.ts";
import { charset, mediaType } from "../http/media-type.ts";
import { cutEmbeddedFiles } from "./embedded-files.ts";
import { invalidResponse } from "./error.ts";

/** Kept of a response, without the files in its texts. */
const maxBytes = 2 * 1024 * 1024;
/** Read of a response, with those files: they pass through and never stay in memory. */
const maxSentBytes = 16 * 1024 * 1024;
/** Objects, lists and values of a response; the longest list of the contract has a tenth of it. */
const maxValues = 20_000;
/** Depth of nested objects and lists; deeper ones would exhaust the stack of the code that reads them. */
const maxDepth = 64;

/**
 * Reads no more of a body than is allowed, and leaves the files in its texts out: many bodies of 2 MB at once would fill the
 * memory.
 * @throws BackendError where it is too large, or JSON with too many values, or too deeply nested ones
 */
export async function readBody(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get("content-length")) > maxSentBytes) {
    await response.body?.cancel();
    throw invalidResponse("the response is too large");
  }
  const [cut, measure] = [cutEmbeddedFiles(), jsonMeasure(isJsonType(response))];
  let sent = 0;
  const bytes = await readBytes(response.body, maxBytes, (chunk) => {
    sent += chunk.length;
    if (sent > maxSentBytes) throw invalidResponse("the response is too large");
    const kept = cut(chunk);
    measure(kept);
    return kept;
  });
  if (!bytes) throw invalidResponse("the response is too large");
  return bytes;
}

/**
 * The value of a JSON response; `undefined` where its text is not JSON. Scripts in PHP send JSON as HTML unless they name its
 * type: an object or a list counts whatever its type is.
 * @param found receives what differs from JSON in UTF-8
 */
export function jsonOf(response: Response, body: Uint8Array, found = new Set<string>()): unknown {
  const isTyped = isJsonType(response);
  if (!isTyped && !beginsAsJson(body)) return undefined;
  const differences = new Set<string>();
  // JSON.parse accepts no byte order mark. Files that PHP includes may each write one.
  const value = parseJson(textOf(response, body, differences).replace(/^[\ufeff \t\r\n]+/, ""));
  if (value === undefined) return undefined;
  if (!isTyped) differences.add(`JSON with the type ${mediaType(response.headers) || "of nothing"}`);
  for (const difference of differences) found.add(difference);
  return value;
}

/** Names a body that is not JSON, for a message. */
export function describeBody({ headers }: Response, body: Uint8Array): string {
  if (body.length === 0) return "an empty body";
  if (body.find((byte) => !blank.has(byte)) === openTag) return "an HTML page, such as a login or error page";
  return `${mediaType(headers).slice(0, 100) || "a body without a type"} that does not parse`;
}

function isJsonType({ headers }: Response): boolean {
  return /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(headers));
}

/** Encodings of one byte per character, in which `"`, `[` and `{` are those of UTF-8: {@link jsonMeasure} relies on it. */
const singleByte = /^(?:windows-125\d|iso-8859-\d+|koi8-[ru])$/;

/** JSON is UTF-8, whatever the type says. A text that is not has the named encoding, or that of Western Windows. */
function textOf({ headers }: Response, body: Uint8Array, found: Set<string>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {}
  const text = new TextDecoder().decode(body);
  const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  // A text cut within a character is still UTF-8.
  if (countOf(/[\u0080-\ufffc]/g) > countOf(/\ufffd/g)) {
    found.add("characters that are not UTF-8 (shown as \ufffd)");
    return text;
  }
  const named = charset(headers);
  const decoder = new TextDecoder(singleByte.test(named) ? named : "windows-1252");
  found.add(`text in ${decoder.encoding}, not in UTF-8`);
  return decoder.decode(body);
}

/** `undefined` for blanks and byte order marks only. */
function beginsAsJson(bytes: Uint8Array): boolean | undefined {
  const first = bytes.find((byte) => !blank.has(byte));
  return first === undefined ? undefined : first === openList || first === openObject;
}

/**
 * Counts what the chunks of a body contain, before they are joined and parsed: many small or nested values take many times
 * their size, and large texts stay in memory for long. In UTF-8, the bytes of these characters are part of no other
 * character.
 * @param isJson false if the first bytes tell
 */
function jsonMeasure(isJson: boolean): (chunk: Uint8Array) => void {
  let isCounted: boolean | undefined = isJson || undefined;
  let [values, open] = [1, 0];
  let [isInString, isEscaped] = [false, false];
  return (chunk) => {
    isCounted ??= beginsAsJson(chunk);
    if (!isCounted) return;
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isInString = !isInString;
      else if (isInString) isEscaped = byte === backslash;
      else if (byte === openList || byte === openObject) {
        values++;
        if (++open > maxDepth) throw invalidResponse("the response is nested too deeply");
      } else if (byte === closeList || byte === closeObject) open--;
      else if (byte === comma) values++;
    }
    if (values > maxValues) throw invalidResponse("the response has too many values");
  };
}

const [quote, backslash, openList, closeList, openObject, closeObject, comma, openTag] =
  Buffer.from('"\\[]{},<');
const blank = new Set(Buffer.from("\ufeff \t\r\n"));

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
