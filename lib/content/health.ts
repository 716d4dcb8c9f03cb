import "server-only";
import { backendState } from "../backend/circuit-breaker";
import { getSettings } from "./settings";

/**
 * `ready`: the settings are available, fresh or cached, so pages can be rendered.
 * `age`: seconds since the backend's last successful response; `null` before the first one.
 */
export async function getHealth(): Promise<{ ready: boolean; backend: "up" | "down"; age: number | null }> {
  const settings = await getSettings();
  const { isDown, lastSuccessAt } = backendState();
  const age = lastSuccessAt === undefined ? null : Math.round((Date.now() - lastSuccessAt) / 1000);
  return { ready: settings.ok, backend: isDown ? "down" : "up", age };
}
