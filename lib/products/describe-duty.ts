import type { Duty } from "../site/duty.ts";
import { formatNumber } from "./cells.ts";

/** "nitrogen, 300 Nm³/h, 99.9 %, 6 bar(g)", without what was not asked for. */
export function describeDuty({ gas, flow, purity, pressure }: Duty): string {
  const values = [
    gas,
    flow && `${formatNumber(flow)}\u00a0Nm³/h`,
    purity && `${formatNumber(purity)}\u00a0%`,
    pressure && `${formatNumber(pressure)}\u00a0bar(g)`,
  ];
  return values.filter(Boolean).join(", ");
}
