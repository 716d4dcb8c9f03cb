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
import { BackendError, CircuitOpenError, type SafeMessage } from "./error";

/** Calls that run at the same time; and how many wait for their turn before others are turned away. */
const atOnce = 16;
const waiting = 512;
/** Failures in a row after which the backend is taken for dead. */
const failures = 5;
/** How long it is left alone then: 1 s at first, 5 s at most, and one call tries it. */
const pause = { initialDelay: 1_000, maxDelay: 5_000, generator: noJitterGenerator };

type Guard = {
  breaker: CircuitBreakerPolicy;
  turns: BulkheadPolicy;
  message: SafeMessage;
  answered: number | undefined;
};

const guard = () => perProcess("backend-circuit-breaker", makeGuard);

function makeGuard(): Guard {
  const breaker = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: new ExponentialBackoff(pause),
  });
  const made: Guard = {
    breaker,
    turns: bulkhead(atOnce, waiting),
    message: "Network Error",
    answered: undefined,
  };
  breaker.onBreak((reason) => {
    if ("error" in reason && reason.error instanceof BackendError) made.message = reason.error.message;
    else made.message = "Network Error";
  });
  // A probe that fails breaks the circuit again; that is no news.
  let down = false;
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && !down)
      log.warn({ message: made.message }, "backend is down, calls are held back");
    if (state === CircuitState.Closed && down) log.info("backend is back");
    down = state === CircuitState.HalfOpen ? down : state === CircuitState.Open;
  });
  return made;
}

/**
 * Makes a call when it is its turn, unless the backend is surely down.
 * @throws NotAsked when the call was not made; else what the call throws
 */
export async function withCircuitBreaker<T>(call: () => Promise<T>): Promise<T> {
  const state = guard();
  try {
    const result = await wrap(state.turns, state.breaker).execute(call);
    state.answered = Date.now();
    return result;
  } catch (error) {
    if (isBrokenCircuitError(error))
      throw new CircuitOpenError(state.message, { cause: "the backend is down" });
    if (error instanceof BulkheadRejectedError)
      throw new CircuitOpenError("Network Error", { cause: "too many calls wait" });
    throw error;
  }
}

/** Whether the backend is taken for dead, and when it last gave a good answer (milliseconds since 1970). */
export function backendState(): { down: boolean; answered: number | undefined } {
  const { breaker, answered } = guard();
  return { down: breaker.state !== CircuitState.Closed, answered };
}

/** Has the next call try the backend again at once: someone has heard of it. */
export function retryNow(): void {
  const { breaker } = guard();
  if (breaker.state !== CircuitState.Closed) breaker.isolate().dispose();
}

/** A failure of the backend as a whole; a single call that goes wrong says nothing about the others. */
function isDown(error: unknown): boolean {
  return !(error instanceof BackendError) || /^Request failed with status code 50[234]$/.test(error.message);
}
