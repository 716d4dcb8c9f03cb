import "server-only";
import { backendState } from "../backend/circuit-breaker";
import { fetchRecord } from "../backend/client";
import { safeMessage, unauthorized, wrongCredentials } from "../backend/error";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { defaultLanguage } from "../words/language";

const { recentMs, probeTimeoutMs } = periods.health;

type Health = {
  ready: boolean;
  backend: "up" | "down";
  /** Seconds since the backend's last successful response; `null` before the first one. */
  age: number | null;
  /** Why the site is not ready; safe to show. */
  reason?: string;
};

type Failure = { isOutage: boolean; reason: string };

/** Ready means that new pages can be rendered: the backend responds, and with the settings, which every page shows. */
export async function getHealth(): Promise<Health> {
  const isRecent = !backendState().isDown && Date.now() - last.answeredAt < recentMs;
  const failure = isRecent ? undefined : await settingsFailure();
  logChange(failure?.reason);
  const { lastSuccessAt } = backendState();
  return {
    ready: failure === undefined,
    backend: failure?.isOutage ? "down" : "up",
    age: lastSuccessAt === undefined ? null : Math.round((Date.now() - lastSuccessAt) / 1000),
    ...(failure && { reason: failure.reason }),
  };
}

/** `answeredAt`: when the backend last sent the settings; 0 after a failure. */
const last = { ready: true, answeredAt: 0 };

/** Asks for the settings themselves: cached ones hide for minutes that their call fails. */
async function settingsFailure(): Promise<Failure | undefined> {
  const asked = fetchRecord("settings", defaultLanguage).then(() => undefined, describe);
  const late = new Promise<Failure>((resolve) => {
    setTimeout(() => resolve(outage(`no response within ${probeTimeoutMs / 1000} s`)), probeTimeoutMs);
  });
  const failure = await Promise.race([asked, late]);
  last.answeredAt = failure ? 0 : Date.now();
  return failure;
}

function describe(error: unknown): Failure {
  const message = safeMessage(error) ?? "Something went wrong";
  if (/^Network Error$| 50[234]$/.test(message)) return outage(message);
  const detail = message === unauthorized ? `${message}, ${wrongCredentials}` : message;
  return { isOutage: false, reason: `The settings are not available: ${detail}` };
}

function outage(message: string): Failure {
  return { isOutage: true, reason: `The backend does not respond: ${message}` };
}

function logChange(reason: string | undefined): void {
  const ready = reason === undefined;
  if (ready === last.ready) return;
  last.ready = ready;
  if (ready) log.info("ready again");
  else log.warn({ reason }, "not ready");
}
