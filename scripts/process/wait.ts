import { setTimeout as sleep } from "node:timers/promises";
import { CliError } from "./terminal.ts";

export type WaitOptions = {
  /** Gives up after this many milliseconds; default 10 s. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** A reason to give up before that: the server has ended, say. */
  failureReason?: () => string | undefined;
};

/** Waits until a URL answers with a 2xx status. */
export async function waitFor(url: string, options: WaitOptions = {}): Promise<void> {
  const { timeoutMs = 10_000, headers, failureReason } = options;
  const deadline = Date.now() + timeoutMs;
  let last = "no answer";
  while (Date.now() < deadline) {
    const reason = failureReason?.();
    if (reason) throw new CliError(reason);
    try {
      const signal = AbortSignal.timeout(Math.min(5000, Math.max(1, deadline - Date.now())));
      const answer = await fetch(url, { headers, signal, redirect: "manual" });
      await answer.body?.cancel();
      if (answer.ok) return;
      last = `status ${answer.status}`;
    } catch {
      last = "no answer";
    }
    await sleep(50);
  }
  throw new CliError(`${url} was not ready after ${Math.round(timeoutMs / 1000)} s (${last}).`);
}
