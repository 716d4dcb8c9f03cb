import "server-only";
import { readBytes } from "../http/body";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { BackendError } from "./error";

const maxBytes = 8 * 1024 * 1024;

/** @throws BackendError where the body is too large */
export async function readText(response: Response): Promise<string> {
  const bytes = await readBytes(response.body, maxBytes);
  if (!bytes) throw new BackendError("Something went wrong", { cause: "the response is too large" });
  return new TextDecoder().decode(bytes);
}

/** The value of a JSON response; `undefined` where its type or its text is not JSON. */
export function jsonOf(response: Response, text: string): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(response.headers));
  return isJson ? parseJson(text) : undefined;
}

/** Accepts arrays too. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
