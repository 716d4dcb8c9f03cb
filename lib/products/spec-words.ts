import { gases } from "../site/duty.ts";
import { defaultLanguage, type Language, languages } from "../words/language.ts";
import { words } from "../words/words.ts";

/** Texts of technical data that finder and comparison understand. */
const known = ["asSupplied", "liquid", "none", "notApplicable"] as const;

const textOf = (name: (typeof known)[number], language: Language) =>
  words(language)(`products.values.${name}`);

/** A text as the default language writes it; one that is not known stays. */
export function readSpecText(text: string): string {
  const name = known.find((one) =>
    languages.some((language) => textOf(one, language).toLowerCase() === text.toLowerCase()),
  );
  return name ? textOf(name, defaultLanguage) : text;
}

/** Reverses {@link readSpecText}. */
export function showSpecText(text: string, language: Language): string {
  const name = known.find((one) => textOf(one, defaultLanguage) === text);
  return name ? textOf(name, language) : text;
}

/** A condition whose gas, at its beginning, has the name of the default language. */
export function readGasName(condition: string): string {
  return replaceGas(condition, languages, defaultLanguage);
}

/** Reverses {@link readGasName}. */
export function showGasName(condition: string, language: Language): string {
  return language === defaultLanguage ? condition : replaceGas(condition, [defaultLanguage], language);
}

function replaceGas(condition: string, from: readonly Language[], to: Language): string {
  for (const gas of gases)
    for (const language of from) {
      const name = words(language)(`gasesInSentence.${gas}`);
      const rest = condition.slice(name.length);
      if (condition.toLowerCase().startsWith(name) && /^(?:[,;\s]|$)/.test(rest))
        return language === to ? condition : words(to)(`gasesInSentence.${gas}`) + rest;
    }
  return condition;
}
