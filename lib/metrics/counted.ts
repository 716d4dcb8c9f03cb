import "server-only";
import { BackendError, CircuitOpenError } from "../backend/error";
import { type BackendResult, tell } from "../runtime/events";

/**
 * Passes a call on, and tells what became of it and how long it took, with the wait for its turn.
 * @param resultOf what an answer is counted as; default: `ok`
 */
export async function counted<T>(
  call: Promise<T>,
  resultOf: (answer: T) => BackendResult = () => "ok",
): Promise<T> {
  const begun = performance.now();
  const done = (result: BackendResult) =>
    tell("backend-call", { result, seconds: (performance.now() - begun) / 1000 });
  try {
    const answer = await call;
    done(resultOf(answer));
    return answer;
  } catch (error) {
    done(failureOf(error));
    throw error;
  }
}

function failureOf(error: unknown): BackendResult {
  if (error instanceof CircuitOpenError) return "not_asked";
  if (error instanceof BackendError)
    return error.message.startsWith("Request failed with status code") ? "refused" : "unusable";
  return (error as { name?: unknown } | null)?.name === "TimeoutError" ? "timeout" : "unreachable";
}
