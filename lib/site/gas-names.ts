import { browserWords } from "../words/browser-words.ts";
import { type Language, languages } from "../words/language.ts";
import { type Gas, gases } from "./duty.ts";

/** "Nitrogen" for nitrogen. Scripts have it among the words of the form. */
export function gasName(gas: Gas, language: Language): string {
  return browserWords(language).inquiry.gases[gas];
}

/** The names of each gas in all languages that the site can have. */
export const gasNames = new Map<Gas, string[]>(
  gases.map((gas) => [gas, languages.map((language) => gasName(gas, language))]),
);

/** The gas that a visitor calls so, in any language. */
export function gasCalled(name: string): Gas | undefined {
  const plain = name.trim().toLowerCase();
  return gases.find((gas) => gasNames.get(gas)?.some((own) => own.toLowerCase() === plain));
}
