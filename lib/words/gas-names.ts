import { type Gas, gases } from "../site/duty.ts";
import { languages } from "./language.ts";
import { messages } from "./messages.ts";

/** What each gas is called in every language that the site can have. */
export const gasNames = new Map<Gas, string[]>(
  gases.map((gas) => [gas, languages.map((language) => messages[language].gases[gas])]),
);

/** The gas that a visitor calls so, in any language. */
export function gasCalled(name: string): Gas | undefined {
  const plain = name.trim().toLowerCase();
  return gases.find((gas) => gasNames.get(gas)?.some((own) => own.toLowerCase() === plain));
}
