import "server-only";
import { readBytes } from "../http/body";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { BackendError } from "./error";

const maxBytes = 2 * 1024 * 1024;
/** Objects, lists and values of a response; the longest list of the contract has a tenth of it. */
const maxValues = 20_000;

/** @throws BackendError where the body is too large */
export async function readText(response: Response): Promise<string> {
  const bytes = await readBytes(response.body, maxBytes);
  if (!bytes) throw new BackendError("Something went wrong", { cause: "the response is too large" });
  return new TextDecoder().decode(bytes);
}

/**
 * The value of a JSON response; `undefined` where its type or its text is not JSON.
 * @throws BackendError where it has too many values
 */
export function jsonOf(response: Response, text: string): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(response.headers));
  if (!isJson) return undefined;
  if (countValues(text) > maxValues)
    throw new BackendError("Something went wrong", { cause: "the response has too many values" });
  return parseJson(text);
}

/** Counted before they are parsed: many small or nested values take many times their size, and each fault a message. */
function countValues(text: string): number {
  let values = 1;
  for (let at = 0, isInString = false; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === quote) isInString = !isInString;
    else if (isInString && character === backslash) at++;
    else if (!isInString && separators.has(character)) values++;
  }
  return values;
}

const [quote, backslash] = [0x22, 0x5c];
const separators = new Set(Array.from("[{,", (character) => character.charCodeAt(0)));

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
