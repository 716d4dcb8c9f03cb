import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../runtime/periods";

const { purgeDelaysMs, purgeTimeoutMs } = periods.publish;

/** Another try would have the same response. */
const finalStatuses = [400, 401, 403, 404, 405, 413, 415, 422];

/**
 * Posts JSON to another service after a publish call, up to three times. Never throws.
 * @returns the last failure; undefined where it was accepted
 */
export async function postRetried(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  let failure: string | undefined;
  for (const delayMs of purgeDelaysMs) {
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    const result = await post(url, JSON.stringify(body), headers);
    failure = result.failure;
    if (result.isFinal) break;
  }
  return failure;
}

async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(purgeTimeoutMs),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? { isFinal: true } : { failure: `status ${status}`, isFinal: finalStatuses.includes(status) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error), isFinal: false };
  }
}
