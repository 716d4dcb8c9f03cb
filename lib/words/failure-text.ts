import { browserWords } from "./browser-words.ts";
import { fill } from "./fill.ts";
import type { Language } from "./language.ts";

const network = "Network Error";
const unknown = "Something went wrong";

/** The text for visitors of a failed result, whose message is that of the log; without one, that something went wrong. */
export function failureText(message: string, language: Language): string {
  const { error } = browserWords(language).layout;
  if (message === network) return error.network;
  if (message === unknown || message === "") return error.unknown;
  const [, status] = /^Request failed with status code (\d+)$/.exec(message) ?? [];
  return status ? fill(error.status, { status }) : message;
}
