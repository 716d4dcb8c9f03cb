import { describeDuty } from "../products/describe-duty.ts";
import { type Duty, gases } from "../site/duty.ts";
import { readDuty } from "../site/duty-in-units.ts";
import { finderHref } from "../site/finder-href.ts";
import { gasNames } from "../site/gas-names.ts";
import { findQuantity } from "../text/find-quantity.ts";
import { measures } from "../text/quantities.ts";
import type { Language } from "../words/language.ts";
import { words as wordsIn } from "../words/words.ts";
import type { Found } from "./find.ts";
import { isDevanagari, soundOf } from "./sound.ts";
import { foldWord, wordsOf } from "./words.ts";

/**
 * The duty named in a search, for the product finder: a gas, in any language, with a flow, a purity or a pressure.
 * @returns undefined also where one of these is not one number: a link must not name another
 */
export function dutyInQuery(query: string): Duty | undefined {
  const words = new Set(wordsOf(query).map(({ word }) => (isDevanagari(word) && soundOf(word)) || word));
  const gas = gases.find((name) =>
    [soundOf(name) ?? name, ...(gasNames.get(name) ?? []).map(foldWord)].some((own) => words.has(own)),
  );
  const params = new URLSearchParams({ gas: gas ?? "" });
  for (const measure of measures) {
    const quantity = findQuantity(query, measure);
    if (quantity === null) return undefined;
    if (quantity) params.set(measure, `${quantity.value}${quantity.unit}`);
  }
  const duty = readDuty(params);
  return duty.gas && Object.keys(duty).length > 1 && !duty.unread ? duty : undefined;
}

/** The answer of the product finder as a result, where a search names a duty. */
export function finderSuggestion(query: string, language: Language): Omit<Found, "excerpt">[] {
  const duty = dutyInQuery(query);
  if (!duty) return [];
  const text = wordsIn(language)("sections.searchResults.findProducts", {
    duty: describeDuty(duty, language),
  });
  const path = `${finderHref({ duty })}#results`;
  return [{ kind: "product", path, title: [{ text, isMatch: false }], label: "" }];
}
