import { describeDuty } from "../products/describe-duty.ts";
import { columns } from "../products/specs.ts";
import { type Duty, dutyQuery, gases, parseDuty } from "../site/duty.ts";
import { routes } from "../site/routes.ts";
import { findQuantity } from "../text/units.ts";
import type { Language } from "../words/language.ts";
import { words as wordsIn } from "../words/words.ts";
import type { Found } from "./find.ts";
import { wordsOf } from "./words.ts";

/** The duty named in a search, for the product finder: a gas with a flow, a purity or a pressure. */
export function dutyInQuery(query: string): Duty | undefined {
  const words = new Set(wordsOf(query).map(({ word }) => word));
  const gas = gases.find((name) => words.has(name));
  const [capacity, purity, pressure] = columns;
  const values = {
    flow: findQuantity(query, capacity.unit),
    purity: findQuantity(query, purity.unit),
    pressure: findQuantity(query, pressure.unit),
  };
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  const duty = parseDuty(
    new URLSearchParams([["gas", gas ?? ""], ...named.map(([name, value]) => [name, String(value)])]),
  );
  return duty.gas && Object.keys(duty).length > 1 ? duty : undefined;
}

/** The answer of the product finder as a result, where a search names a duty. */
export function finderSuggestion(query: string, language: Language): Omit<Found, "excerpt">[] {
  const duty = dutyInQuery(query);
  if (!duty) return [];
  const text = wordsIn(language)("sections.searchResults.findProducts", {
    duty: describeDuty(duty, language),
  });
  const path = `${routes.product}?${dutyQuery(duty)}#results`;
  return [{ kind: "product", path, title: [{ text, isMatch: false }], label: "" }];
}
