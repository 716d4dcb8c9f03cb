import { createTranslator } from "use-intl/core";
import en from "../../messages/en.json" with { type: "json" };
import hi from "../../messages/hi.json" with { type: "json" };
import type { Language } from "./language.ts";

type Messages = typeof en;

/** A language that lacks a message does not compile. */
const messages: Record<Language, Messages> = { en, hi };

/** `language`: of the words. */
export type Words = ReturnType<typeof createWords>;

function createWords(language: Language) {
  const translator = createTranslator({
    locale: language,
    messages: messages[language],
    timeZone: "UTC",
    // By default the key would be shown instead.
    onError: (error) => {
      throw error;
    },
  });
  return Object.assign(translator, { language });
}

const created = new Map<Language, Words>();

/**
 * The words of the interface in a language: `words("en")("footer.office")` is "Corporate Office". Messages are in the ICU syntax
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/); `rich` and `markup` also take tags. For the server only:
 * ./browser-words.ts has the words of scripts.
 * @throws an Error when a value of the message is missing
 */
export function words(language: Language): Words {
  const known = created.get(language);
  if (known) return known;
  const translator = createWords(language);
  created.set(language, translator);
  return translator;
}
