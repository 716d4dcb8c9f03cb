import { createTranslator } from "use-intl/core";
import type { Language } from "./language.ts";
import { messages } from "./messages.ts";

/** `language`: of the words. */
export type Words = ReturnType<typeof createWords>;

function createWords(language: Language) {
  const { browser: _, ...own } = messages[language];
  const translator = createTranslator({
    locale: language,
    messages: own,
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
