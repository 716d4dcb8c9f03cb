import { BackendError } from "../backend/error";
import { log } from "../runtime/log";
import { getHealth } from "./health";

let mockState: { isDown: boolean; lastSuccessAt: number | undefined };
const mockFetch = jest.fn();
jest.mock("../backend/circuit-breaker", () => ({ backendState: () => mockState }));
jest.mock("../backend/client", () => ({ fetchRecord: (name: string) => mockFetch(name) }));

/** Each test begins when the answer of the one before is old. */
let now = Date.now();
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  mockState = { isDown: false, lastSuccessAt: now - 1_000 };
  mockFetch.mockReset().mockResolvedValue({});
  for (const level of ["warn", "info"] as const) jest.spyOn(log, level).mockReturnValue(undefined);
});
afterEach(() => {
  now = Date.now();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([[1], [undefined]])(
  "is ready with settings, %s seconds after an answer of another call",
  async (age) => {
    mockState.lastSuccessAt = age && now - age * 1_000;
    expect(await getHealth()).toEqual({ ready: true, backend: "up", age: age ?? null });
    expect(mockFetch.mock.calls).toEqual([["settings"]]);
  },
);

it.each([
  ["Request failed with status code 500", "Request failed with status code 500"],
  ["Something went wrong", "Something went wrong"],
  [
    "Request failed with status code 401",
    "Request failed with status code 401, the backend does not accept BACKEND_USERNAME and BACKEND_PASSWORD",
  ],
] as const)("is not ready if only the call for the settings fails: %s", async (message, reason) => {
  mockFetch.mockRejectedValue(new BackendError(message));
  expect(await getHealth()).toEqual({
    ready: false,
    backend: "up",
    age: 1,
    reason: `The settings are not available: ${reason}`,
  });
});

it("asks again five seconds after an answer, at once while the circuit is open, and after a failure", async () => {
  await getHealth();
  jest.setSystemTime(now + 4_999);
  mockFetch.mockRejectedValue(new BackendError("Request failed with status code 503"));
  expect(await getHealth()).toMatchObject({ ready: true });
  mockState.isDown = true;
  const reason = "The backend does not respond: Request failed with status code 503";
  expect(await getHealth()).toMatchObject({ ready: false, backend: "down", reason });
  mockState.isDown = false;
  expect(await getHealth()).toMatchObject({ ready: false });
  mockFetch.mockResolvedValue({});
  expect(await getHealth()).toMatchObject({ ready: true });
  jest.setSystemTime(now + 9_999);
  await getHealth();
  expect(mockFetch).toHaveBeenCalledTimes(5);
});

it("waits three seconds for a backend that never responds", async () => {
  mockFetch.mockReturnValue(new Promise(() => {}));
  const health = getHealth();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await health).toMatchObject({
    ready: false,
    backend: "down",
    reason: "The backend does not respond: no response within 3 s",
  });
});
