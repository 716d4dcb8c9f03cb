import { log } from "../runtime/log";
import { backendState, retryNow, withCircuitBreaker } from "./circuit-breaker";
import { BackendError, CircuitOpenError } from "./error";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const ok = async () => "response";
const fail = (error: Error) => async () => {
  throw error;
};
const fetchFailed = new TypeError("fetch failed");

async function thrown(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Fails five times in a row. */
async function goDown(error: Error = fetchFailed): Promise<void> {
  for (let call = 0; call < 5; call++) await thrown(withCircuitBreaker(fail(error)));
}

beforeEach(() => {
  (globalThis as { [key: symbol]: unknown })[Symbol.for("site.per-process")] = undefined;
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

it("returns and throws what the call does", async () => {
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
  await expect(withCircuitBreaker(fail(fetchFailed))).rejects.toBe(fetchFailed);
  expect(backendState()).toEqual({ isDown: false, lastSuccessAt: 1_000_000 });
});

it("opens after five consecutive failures and logs it once", async () => {
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

it("repeats the last message while it is open", async () => {
  await goDown(new BackendError("Request failed with status code 503"));
  expect(await thrown(withCircuitBreaker(ok))).toHaveProperty(
    "message",
    "Request failed with status code 503",
  );
});

it("knows a failure that another bundle of Next's has thrown", async () => {
  const foreign = (status: number) =>
    Object.assign(new Error(), { digest: `backend: Request failed with status code ${status}` });
  await goDown(foreign(500));
  expect(backendState().isDown).toBe(false);
  await goDown(foreign(503));
  expect(await thrown(withCircuitBreaker(ok))).toHaveProperty(
    "message",
    "Request failed with status code 503",
  );
});

it("half-opens after 1 s, then less and less often, and closes with the first success", async () => {
  await goDown();
  jest.advanceTimersByTime(1_100);
  const probe = jest.fn(fail(fetchFailed));
  await Promise.all(Array.from({ length: 10 }, () => thrown(withCircuitBreaker(probe))));
  expect(probe).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_100);
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
  expect(backendState().isDown).toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
});

it("closes at once on retryNow", async () => {
  await goDown();
  retryNow();
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
  await goDown();
  expect(backendState().isDown).toBe(true);
});

it("stays closed for the other languages where one fails", async () => {
  for (let call = 0; call < 5; call++) await thrown(withCircuitBreaker(fail(fetchFailed), "hi"));
  expect(await thrown(withCircuitBreaker(ok, "hi"))).toBeInstanceOf(CircuitOpenError);
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
  expect(backendState().isDown).toBe(false);
  expect(log.warn).toHaveBeenCalledWith({ locale: "hi", message: "Network Error" }, expect.any(String));
  retryNow();
  await expect(withCircuitBreaker(ok, "hi")).resolves.toBe("response");
});

it.each([
  ["a call that goes wrong by itself", new BackendError("Request failed with status code 500")],
  ["an invalid response", new BackendError("Something went wrong")],
])("%s does not open it", async (_, error) => {
  await goDown(error);
  await goDown(error);
  await expect(withCircuitBreaker(ok)).resolves.toBe("response");
});

it("runs sixteen calls at a time, queues others and rejects the rest", async () => {
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
  resolve("response");
  await Promise.all(calls);
  expect(running).toBe(16 + 512);
});
