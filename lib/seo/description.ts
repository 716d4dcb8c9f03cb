import "server-only";
import { getSettingsOrNone } from "../content/settings";
import { excerpt } from "../rich-text/excerpt";
import { env } from "../runtime/env";
import type { Language } from "../words/language";
import { words } from "../words/words";

/** Search engines show about this many characters. */
const maxLength = 160;

/** Minimum length: a shorter text says too little, and other pages may have the same. */
const minLength = 60;

/**
 * Joins texts to the description of a page, which is never empty and ends with a sentence where one fits. A short one
 * begins with the title.
 * @param parts plain texts, the most specific first
 */
export async function describe(
  title: string,
  parts: readonly (string | null | undefined)[],
  language: Language,
): Promise<string> {
  const { SITE_NAME } = env();
  const texts = parts.map((part) => part?.trim() ?? "").filter(Boolean);
  const start = excerpt(texts.map(sentence).join(" "), maxLength);
  if (start.length >= minLength) return start;
  const tagline = (await getSettingsOrNone(language)).tagline ?? words(language)("company.tagline");
  return excerpt(
    sentence(start ? `${title}: ${start}` : title).concat(` ${SITE_NAME}: ${tagline}`),
    maxLength,
  );
}

function sentence(text: string): string {
  if (/[.!?…:;।؟](?:["”’)]|\s?»)?$/u.test(text)) return text;
  return text + (/\p{Script=Devanagari}$/u.test(text) ? "।" : ".");
}
