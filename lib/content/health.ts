import "server-only";
import { backendState } from "../backend/circuit-breaker";
import { fetchRecord } from "../backend/client";
import { safeMessage } from "../backend/error";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { defaultLanguage } from "../words/language";
import { getSettings } from "./settings";

const { recentMs, probeTimeoutMs } = periods.health;

type Health = {
  ready: boolean;
  backend: "up" | "down";
  /** Seconds since the backend's last successful response; `null` before the first one. */
  age: number | null;
  /** Why the site is not ready; safe to show. */
  reason?: string;
};

/** Ready means that new pages can be rendered: the backend responds, and the settings are available. */
export async function getHealth(): Promise<Health> {
  const failure = await probeFailure();
  const settings = failure === undefined ? await getSettings(defaultLanguage) : undefined;
  const reason =
    failure !== undefined
      ? `The backend does not respond: ${failure}`
      : settings?.ok === false
        ? `The settings are not available: ${settings.message}`
        : undefined;
  logChange(reason);
  const { lastSuccessAt } = backendState();
  return {
    ready: reason === undefined,
    backend: failure === undefined ? "up" : "down",
    age: lastSuccessAt === undefined ? null : Math.round((Date.now() - lastSuccessAt) / 1000),
    ...(reason !== undefined && { reason }),
  };
}

/** Asks the backend, unless it has just responded to another call. Requests at the same time share one call. */
async function probeFailure(): Promise<string | undefined> {
  const { isDown, lastSuccessAt = 0 } = backendState();
  if (!isDown && Date.now() - lastSuccessAt < recentMs) return undefined;
  const probe = fetchRecord("settings", defaultLanguage).then(
    () => undefined,
    (error: unknown) => safeMessage(error) ?? "Something went wrong",
  );
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, probeTimeoutMs, `no response within ${probeTimeoutMs / 1000} s`);
  });
  return Promise.race([probe, late]);
}

const last = { ready: true };

function logChange(reason: string | undefined): void {
  const ready = reason === undefined;
  if (ready === last.ready) return;
  last.ready = ready;
  if (ready) log.info("ready again");
  else log.warn({ reason }, "not ready");
}
