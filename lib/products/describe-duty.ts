import type { Duty } from "../site/duty.ts";
import { measures } from "../text/quantities.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { describeNeeded } from "./duty-text.ts";

/** "nitrogen, 300 Nm³/h, 99.9 %, 6 bar(g)", or "nitrogen, 500 SCFM = 803.7 Nm³/h", without what was not asked for. */
export function describeDuty(duty: Duty, language: Language): string {
  const gas = duty.gas && words(language)(`gasesInSentence.${duty.gas}`);
  return [gas, ...measures.map((measure) => describeNeeded(duty, measure))].filter(Boolean).join(", ");
}
