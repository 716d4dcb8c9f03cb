import type { Duty } from "../site/duty.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";
import { formatQuantity } from "./cells.ts";

/** "nitrogen, 300 Nm³/h, 99.9 %, 6 bar(g)", without what was not asked for. */
export function describeDuty({ gas, flow, purity, pressure }: Duty, language: Language): string {
  const values = [
    gas && words(language)(`gasesInSentence.${gas}`),
    flow && `${formatQuantity(flow)}\u00a0Nm³/h`,
    purity && `${formatQuantity(purity)}\u00a0%`,
    pressure && `${formatQuantity(pressure)}\u00a0bar(g)`,
  ];
  return values.filter(Boolean).join(", ");
}
