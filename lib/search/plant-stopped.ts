import { phoneLink } from "../site/contact-links.ts";
import { routes } from "../site/routes.ts";
import type { Language } from "../words/language.ts";
import { words as wordsIn } from "../words/words.ts";
import type { Found } from "./find.ts";
import { isDevanagari, soundOf } from "./sound.ts";
import { foldWord, wordsOf } from "./words.ts";

/** Words of owners whose plant has stopped. They are no synonyms in content: a planned shutdown is not an emergency. */
const stopped = (
  "emergency breakdown failure fault trip tripped tripping shutdown stopped stoppage spare " +
  "इमरजेंसी आपात आपातकाल आपातकालीन aapatkal apatkal ब्रेकडाउन खराब खराबी kharab kharabi फॉल्ट ट्रिप शटडाउन बंद " +
  "स्पेयर स्पेयर्स पुर्जा पुर्जे पुर्जों कलपुर्जे purja purje"
)
  .split(" ")
  .map(foldWord);
/** Short sounds are left out: "float" sounds like फॉल्ट, and "trap" like ट्रिप. */
const minSound = 5;
const sounds = stopped.filter(isDevanagari).flatMap((word) => soundOf(word) ?? []);
const known = new Set([...stopped, ...sounds.filter(({ length }) => length >= minSound)]);

/** True for a search to which the service telephone is the answer; "break down" counts as one word. */
export function isPlantStopped(query: string): boolean {
  const words = wordsOf(query).map(({ word }) => word);
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ""));
  return [...words, ...pairs].some((word) => known.has(word) || known.has(soundOf(word) ?? ""));
}

/** The service telephone as a result. */
export function stoppedSuggestion(phone: string | null, language: Language): Omit<Found, "excerpt">[] {
  const link = phoneLink(phone);
  if (!link) return [];
  const text = `${wordsIn(language)("sections.plantStopped.heading")} ${link.label}`;
  return [
    {
      kind: "service",
      path: `${routes.contact}#plant-stopped`,
      title: [{ text, isMatch: false }],
      label: "",
    },
  ];
}
