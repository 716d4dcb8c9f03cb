import "server-only";
import { BackendError } from "./error";

/** Characters. */
const largestAnswer = 8 * 1024 * 1024;

/**
 * The text of an answer.
 * @throws BackendError where it is too large
 */
export async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) {
      throw new BackendError("Something went wrong", { cause: "the answer is too large" });
    }
  }
  return text + decoder.decode();
}

/** What an answer holds, where it says that it is JSON; `undefined` where it does not, or is not. */
export function readBody(response: Response, text: string): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");
  return isJson ? parseJson(text) : undefined;
}

/** Whether a value of JSON is an object or a list. */
export function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
