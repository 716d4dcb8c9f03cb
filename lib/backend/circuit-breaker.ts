import "server-only";
import {
  type BulkheadPolicy,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  noJitterGenerator,
  wrap,
} from "cockatiel";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { periods } from "../runtime/periods";
import { defaultLanguage, type Language, languages } from "../words/language";
import { CircuitOpenError, type SafeMessage, safeMessage } from "./error";

const concurrency = 16;
const maxQueued = 512;
/** Consecutive failures that open the circuit. */
const failuresToOpen = 5;
/** Delay before the half-open circuit lets one call through. */
const halfOpenDelay = {
  initialDelay: periods.backend.halfOpenDelayMs,
  maxDelay: periods.backend.maxHalfOpenDelayMs,
  generator: noJitterGenerator,
};

type Guard = {
  breaker: CircuitBreakerPolicy;
  /** Message of the failure that opened the circuit. */
  message: SafeMessage;
  lastSuccessAt: number | undefined;
};

/** One for each language: a backend may fail in one of them alone. */
const guardOf = (language: Language) =>
  perProcess(`backend-circuit-breaker-${language}`, () => createGuard(language));
const sharedBulkhead = () =>
  perProcess<BulkheadPolicy>("backend-bulkhead", () => bulkhead(concurrency, maxQueued));

function createGuard(language: Language): Guard {
  const locale = language !== defaultLanguage && { locale: language };
  const breaker = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: new ExponentialBackoff(halfOpenDelay),
  });
  const created: Guard = {
    breaker,
    message: "Network Error",
    lastSuccessAt: undefined,
  };
  breaker.onBreak((reason) => {
    const message = "error" in reason ? safeMessage(reason.error) : undefined;
    created.message = message ?? "Network Error";
  });
  // A failed probe opens the circuit again without another log line.
  let down = false;
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && !down)
      log.warn({ ...locale, message: created.message }, "backend is down, calls are held back");
    if (state === CircuitState.Closed && down) log.info({ ...locale }, "backend is back");
    down = state === CircuitState.HalfOpen ? down : state === CircuitState.Open;
  });
  return created;
}

/**
 * Runs a call within the concurrency limit, unless the circuit of its language is open.
 * @throws CircuitOpenError when the call was not made; otherwise whatever the call throws
 */
export async function withCircuitBreaker<T>(
  call: () => Promise<T>,
  language: Language = defaultLanguage,
): Promise<T> {
  const state = guardOf(language);
  try {
    const result = await wrap(sharedBulkhead(), state.breaker).execute(call);
    state.lastSuccessAt = Date.now();
    return result;
  } catch (error) {
    if (isBrokenCircuitError(error))
      throw new CircuitOpenError(state.message, { cause: "the backend is down" });
    if (error instanceof BulkheadRejectedError)
      throw new CircuitOpenError("Network Error", { cause: "too many calls wait" });
    throw error;
  }
}

/** State of the circuit of the default language; `lastSuccessAt` is in ms since 1970. */
export function backendState(): { isDown: boolean; lastSuccessAt: number | undefined } {
  const { breaker, lastSuccessAt } = guardOf(defaultLanguage);
  return { isDown: breaker.state !== CircuitState.Closed, lastSuccessAt };
}

/** Closes open circuits at once, for callers that know the backend is up again. */
export function retryNow(): void {
  for (const { breaker } of languages.map(guardOf))
    if (breaker.state !== CircuitState.Closed) breaker.isolate().dispose();
}

/**
 * Only these failures count towards the breaker; other errors concern a single call. An error of the client is recognized by
 * its message, because each of Next's bundles has a class of its own.
 */
function isDown(error: unknown): boolean {
  const message = safeMessage(error);
  return message === undefined || /^Request failed with status code 50[234]$/.test(message);
}
