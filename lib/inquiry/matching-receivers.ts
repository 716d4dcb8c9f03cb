import "server-only";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { Inquiry } from "../form/fields";
import type { Receiver } from "../runtime/receivers";
import { findPhoneNumber } from "../site/phone-number";
import { defaultLanguage, type Language } from "../words/language";

/**
 * Receivers of an inquiry: those whose conditions hold, and those with `else` where none with conditions does.
 * @param language of the form
 */
export function matchingReceivers(receivers: Receiver[], inquiry: Inquiry, language: Language): string[] {
  const holds = ({ conditions }: Receiver) =>
    conditions.every(({ name, words }) => {
      if (name === "language") return words.includes(language);
      if (name === "country") return words.some((code) => isFrom(code, inquiry, language));
      const value = (inquiry[name] ?? "").toLowerCase();
      return words.some((word) => value.includes(word));
    });
  const isChosen = receivers.some((each) => each.conditions.length > 0 && !each.isElse && holds(each));
  const matching = receivers.filter((each) => holds(each) && !(each.isElse && isChosen));
  return [...new Set(matching.map(({ target }) => target))];
}

/** By the site of the plant, if that names the country in English or in the language of the form, or by the phone number. */
function isFrom(code: string, { place = "", phone }: Inquiry, language: Language): boolean {
  const region = code.toUpperCase();
  const named = [defaultLanguage, language].some((each) =>
    place.toLowerCase().includes(countryName(region, each).toLowerCase()),
  );
  return named || parsePhoneNumberFromString(findPhoneNumber(phone)?.number ?? "")?.country === region;
}

/** "Germany" for DE; the code itself where it is none of a country. */
function countryName(region: string, language: Language): string {
  return /^[A-Z]{2}$/.test(region)
    ? (new Intl.DisplayNames(language, { type: "region" }).of(region) ?? region)
    : region;
}
