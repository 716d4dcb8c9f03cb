import "server-only";
import { excerpt } from "../rich-text/sanitize";
import { env } from "../runtime/env";
import { company } from "../site/company";

/** Search engines show about so many characters. */
const length = 160;

/** Less than this says too little by itself, and may stand on other pages too. */
const enough = 60;

/**
 * What a page is announced with: its sentences one after another, as far as there is room, never cut inside a word and
 * never empty. Where they say little, the page's name stands before them.
 * @param title the page's name
 * @param parts plain texts, the most telling first
 */
export function describe(title: string, ...parts: (string | null | undefined)[]): string {
  const { SITE_NAME } = env();
  const said = parts.map((part) => part?.trim() ?? "").filter(Boolean);
  const words = said.map(sentence).join(" ");
  if (words.length >= enough) return excerpt(words, length);
  return excerpt(
    sentence(said.length > 0 ? `${title}: ${words}` : title).concat(` ${SITE_NAME}: ${company.tagline}`),
    length,
  );
}

function sentence(text: string): string {
  return /[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`;
}
