import "server-only";
import { backendState } from "../backend/circuit-breaker";
import { getSettings } from "./settings";

/**
 * How the site stands with its backend. `ready`: the settings can be read, fresh or kept, so pages can be made.
 * `age`: seconds since the backend last gave a good answer; `null`: not since the start.
 */
export async function getHealth(): Promise<{ ready: boolean; backend: "up" | "down"; age: number | null }> {
  const settings = await getSettings();
  const { down, answered } = backendState();
  const age = answered === undefined ? null : Math.round((Date.now() - answered) / 1000);
  return { ready: settings.ok, backend: down ? "down" : "up", age };
}
