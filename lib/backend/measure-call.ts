import "server-only";
import { type BackendResult, publishEvent } from "../runtime/events";
import { BackendError, CircuitOpenError } from "./error";

/**
 * Returns the call, and publishes its result and its duration, the wait for its turn included.
 * @param resultOf result under which a response is counted; default: `ok`
 */
export async function measureCall<T>(
  call: Promise<T>,
  resultOf: (response: T) => BackendResult = () => "ok",
): Promise<T> {
  const startedAt = performance.now();
  const publish = (result: BackendResult) =>
    publishEvent("backend-call", { result, seconds: (performance.now() - startedAt) / 1000 });
  try {
    const response = await call;
    publish(resultOf(response));
    return response;
  } catch (error) {
    publish(failureOf(error));
    throw error;
  }
}

function failureOf(error: unknown): BackendResult {
  if (error instanceof CircuitOpenError) return "not_asked";
  if (error instanceof BackendError)
    return error.message.startsWith("Request failed with status code") ? "refused" : "unusable";
  return (error as { name?: unknown } | null)?.name === "TimeoutError" ? "timeout" : "unreachable";
}
