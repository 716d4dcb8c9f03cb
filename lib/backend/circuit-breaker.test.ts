/** @jest-environment node */
import { log } from "../runtime/log";
import { backendState, retryNow, withCircuitBreaker } from "./circuit-breaker";
import { BackendError, CircuitOpenError } from "./error";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const ok = async () => "answer";
const fail = (error: Error) => async () => {
  throw error;
};
const away = new TypeError("fetch failed");

async function thrown(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Five failures in a row. */
async function goDown(error: Error = away): Promise<void> {
  for (let call = 0; call < 5; call++) await thrown(withCircuitBreaker(fail(error)));
}

beforeEach(() => {
  (globalThis as { [key: symbol]: unknown })[Symbol.for("site.per-process")] = undefined;
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

it("passes on what a call returns and throws", async () => {
  await expect(withCircuitBreaker(ok)).resolves.toBe("answer");
  await expect(withCircuitBreaker(fail(away))).rejects.toBe(away);
  expect(backendState()).toEqual({ isDown: false, lastSuccessAt: 1_000_000 });
});

it("asks no more after five failures in a row, and says so once", async () => {
  await goDown();
  const call = jest.fn(ok);
  for (let visitor = 0; visitor < 20; visitor++) {
    const error = await thrown(withCircuitBreaker(call));
    expect(error).toBeInstanceOf(CircuitOpenError);
    expect(error).toHaveProperty("message", "Network Error");
  }
  expect(call).not.toHaveBeenCalled();
  expect(backendState().isDown).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it("repeats the failure that it has seen", async () => {
  await goDown(new BackendError("Request failed with status code 503"));
  expect(await thrown(withCircuitBreaker(ok))).toHaveProperty(
    "message",
    "Request failed with status code 503",
  );
});

it("tries with one call after a second, then ever more seldom, and is up with the first answer", async () => {
  await goDown();
  jest.advanceTimersByTime(1_100);
  const probe = jest.fn(fail(away));
  await Promise.all(Array.from({ length: 10 }, () => thrown(withCircuitBreaker(probe))));
  expect(probe).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_100);
  await expect(withCircuitBreaker(ok)).resolves.toBe("answer");
  await expect(withCircuitBreaker(ok)).resolves.toBe("answer");
  expect(backendState().isDown).toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
});

it("tries at once when the backend is heard of", async () => {
  await goDown();
  retryNow();
  await expect(withCircuitBreaker(ok)).resolves.toBe("answer");
  await goDown();
  expect(backendState().isDown).toBe(true);
});

it.each([
  ["a call that goes wrong by itself", new BackendError("Request failed with status code 500")],
  ["an answer that is not of the contract", new BackendError("Something went wrong")],
])("%s says nothing about the others", async (_, error) => {
  await goDown(error);
  await goDown(error);
  await expect(withCircuitBreaker(ok)).resolves.toBe("answer");
});

it("runs sixteen calls at once, lets others wait, and turns away what is too many", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let running = 0;
  const call = () => {
    running++;
    return promise;
  };
  const calls = Array.from({ length: 16 + 512 }, () => withCircuitBreaker(call));
  const tooMany = await thrown(withCircuitBreaker(call));
  expect(tooMany).toBeInstanceOf(CircuitOpenError);
  expect(running).toBe(16);
  resolve("answer");
  await Promise.all(calls);
  expect(running).toBe(16 + 512);
});
