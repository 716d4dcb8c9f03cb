import "server-only";
import { readBytes } from "../http/body";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { BackendError } from "./error";

const maxBytes = 2 * 1024 * 1024;
/** Objects, lists and values of a response; the longest list of the contract has a tenth of it. */
const maxValues = 20_000;
/** Objects and lists inside each other; more would exhaust the stack of what reads them. */
const maxDepth = 64;

/** @throws BackendError where the body is too large */
export async function readBody(response: Response): Promise<Uint8Array> {
  const bytes = await readBytes(response.body, maxBytes);
  if (!bytes) throw new BackendError("Something went wrong", { cause: "the response is too large" });
  return bytes;
}

/**
 * The value of a JSON response; `undefined` where its type or its text is not JSON.
 * @throws BackendError where it has too many values, or too many inside each other
 */
export function jsonOf(response: Response, body: Uint8Array): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(response.headers));
  if (!isJson) return undefined;
  const { values, depth } = measureJson(body);
  if (values > maxValues || depth > maxDepth) {
    const cause =
      values > maxValues ? "the response has too many values" : "the response is nested too deeply";
    throw new BackendError("Something went wrong", { cause });
  }
  return parseJson(new TextDecoder().decode(body));
}

/**
 * Counted before they are parsed, and before the body becomes a text: many small or nested values take many times their size,
 * each fault has a message, and large texts stay in memory for long. In UTF-8 these characters are part of no other one.
 */
function measureJson(body: Uint8Array): { values: number; depth: number } {
  let values = 1;
  let depth = 0;
  for (let at = 0, isInString = false, open = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === quote) isInString = !isInString;
    else if (isInString) at += byte === backslash ? 1 : 0;
    else if (byte === openList || byte === openObject) {
      values++;
      depth = Math.max(depth, ++open);
    } else if (byte === closeList || byte === closeObject) open--;
    else if (byte === comma) values++;
  }
  return { values, depth };
}

const [quote, backslash, openList, closeList, openObject, closeObject, comma] = Buffer.from('"\\[]{},');

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
