import { BackendError } from "../backend/error";
import { log } from "../runtime/log";
import { getHealth } from "./health";

let mockState: { isDown: boolean; lastSuccessAt: number | undefined };
const mockFetch = jest.fn();
const mockSettings = jest.fn();
jest.mock("../backend/circuit-breaker", () => ({ backendState: () => mockState }));
jest.mock("../backend/client", () => ({ fetchRecord: (name: string) => mockFetch(name) }));
jest.mock("./settings", () => ({ getSettings: () => mockSettings() }));

const secondsAgo = (seconds: number) => Date.now() - seconds * 1000;

beforeEach(() => {
  mockState = { isDown: false, lastSuccessAt: secondsAgo(60) };
  mockFetch.mockReset().mockResolvedValue({});
  mockSettings.mockReset().mockResolvedValue({ ok: true, data: {} });
  for (const level of ["warn", "info"] as const) jest.spyOn(log, level).mockReturnValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ["one that responded long ago", 60],
  ["one that never responded", undefined],
])("asks %s", async (_, seconds) => {
  mockState.lastSuccessAt = seconds && secondsAgo(seconds);
  expect(await getHealth()).toMatchObject({ ready: true, age: seconds ?? null });
  expect(mockFetch).toHaveBeenCalledTimes(1);
});

it("asks at once when the circuit is open, and says why it is not ready", async () => {
  mockState = { isDown: true, lastSuccessAt: secondsAgo(1) };
  mockFetch.mockRejectedValue(new BackendError("Request failed with status code 503"));
  expect(await getHealth()).toEqual({
    ready: false,
    backend: "down",
    age: 1,
    reason: "The backend does not respond: Request failed with status code 503",
  });
  expect(mockSettings).not.toHaveBeenCalled();
});

it("waits three seconds for a backend that never responds", async () => {
  jest.useFakeTimers();
  mockFetch.mockReturnValue(new Promise(() => {}));
  const health = getHealth();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await health).toMatchObject({
    ready: false,
    backend: "down",
    reason: "The backend does not respond: no response within 3 s",
  });
});

it("is not ready without settings, although the backend responds", async () => {
  mockSettings.mockResolvedValue({ ok: false, message: "Something went wrong" });
  expect(await getHealth()).toMatchObject({
    ready: false,
    backend: "up",
    reason: "The settings are not available: Something went wrong",
  });
});
