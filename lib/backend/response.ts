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
  const value = isJson ? parseJson(text) : undefined;
  if (hasTooManyValues(value))
    throw new BackendError("Something went wrong", { cause: "the response has too many values" });
  return value;
}

/** Each wrong value costs an error message many times its size. */
function hasTooManyValues(value: unknown): boolean {
  const pending = [value];
  for (let count = 0; pending.length > 0; count++) {
    const next = pending.pop();
    if (isObject(next)) {
      const values = Object.values(next as object);
      if (count + pending.length + values.length > maxValues) return true;
      for (const inner of values) pending.push(inner);
    }
  }
  return false;
}

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
