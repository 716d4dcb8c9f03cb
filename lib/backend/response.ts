import "server-only";
import { readBytes } from "../http/body";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { BackendError } from "./error";

const maxBytes = 2 * 1024 * 1024;
/** Objects, lists and values of a response; the longest list of the contract has a tenth of it. */
const maxValues = 20_000;
/** Depth of nested objects and lists; deeper ones would exhaust the stack of the code that reads them. */
const maxDepth = 64;

/**
 * Reads no more of a body than is allowed: many bodies of 2 MB at once would fill the memory.
 * @throws BackendError where it is too large, or JSON with too many values, or too deeply nested ones
 */
export async function readBody(response: Response): Promise<Uint8Array> {
  const isTooLarge = Number(response.headers.get("content-length")) > maxBytes;
  if (isTooLarge) await response.body?.cancel();
  const bytes = isTooLarge
    ? null
    : await readBytes(response.body, maxBytes, isJson(response) ? jsonMeasure() : undefined);
  if (!bytes) throw tooMuch("the response is too large");
  return bytes;
}

/** The value of a JSON response; `undefined` where its type or its text is not JSON. */
export function jsonOf(response: Response, body: Uint8Array): unknown {
  return isJson(response) ? parseJson(new TextDecoder().decode(body)) : undefined;
}

function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(headers));
}

/**
 * Counts what the chunks of a body contain, before they are joined and parsed: many small or nested values take many times
 * their size, and large texts stay in memory for long. In UTF-8, the bytes of these characters are part of no other
 * character.
 */
function jsonMeasure(): (chunk: Uint8Array) => void {
  let [values, open] = [1, 0];
  let [isInString, isEscaped] = [false, false];
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isInString = !isInString;
      else if (isInString) isEscaped = byte === backslash;
      else if (byte === openList || byte === openObject) {
        values++;
        if (++open > maxDepth) throw tooMuch("the response is nested too deeply");
      } else if (byte === closeList || byte === closeObject) open--;
      else if (byte === comma) values++;
    }
    if (values > maxValues) throw tooMuch("the response has too many values");
  };
}

function tooMuch(cause: string): BackendError {
  return new BackendError("Something went wrong", { cause });
}

const [quote, backslash, openList, closeList, openObject, closeObject, comma] = Buffer.from('"\\[]{},');

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
