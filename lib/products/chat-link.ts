import { dutyValues } from "../form/link-values.ts";

/**
 * A chat about a product, with the duty: as it is read, and in the link to the page that shows it.
 * @param href whose text ends in the address of the page
 * @param query by `dutyQuery` (../site/duty.ts)
 */
export function chatWithDuty(href: string, query: string): string {
  if (!query) return href;
  const { gas, flow, purity, pressure } = dutyValues(Object.fromEntries(new URLSearchParams(query)));
  const amount = flow && (/[A-Z]/i.test(flow) ? flow : `${flow}\u00a0Nm³/h`);
  const duty = [gas, amount, purity, pressure].filter(Boolean).join(", ");
  return href + encodeURIComponent(`?${query}${duty && `\n${duty}`}`);
}
