import { setTimeout as sleep } from "node:timers/promises";
import { CliError } from "./terminal.ts";

type WaitOptions = {
  /** Default 10 s. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** A reason to fail before the timeout, such as an exited server. */
  failureReason?: () => string | undefined;
};

/** Waits until a URL responds with a 2xx status. @throws CliError with the last problem */
export async function waitFor(url: string, options: WaitOptions = {}): Promise<void> {
  const { timeoutMs = 10_000, headers, failureReason } = options;
  const deadline = Date.now() + timeoutMs;
  let problem = "no response";
  while (Date.now() < deadline) {
    const reason = failureReason?.();
    if (reason) throw new CliError(reason);
    try {
      const signal = AbortSignal.timeout(Math.min(5000, Math.max(1, deadline - Date.now())));
      const response = await fetch(url, { headers, signal, redirect: "manual" });
      await response.body?.cancel();
      if (response.ok) return;
      problem = `status ${response.status}`;
    } catch {
      problem = "no response";
    }
    await sleep(50);
  }
  throw new CliError(`${url} was not ready after ${Math.round(timeoutMs / 1000)} s (${problem}).`);
}
