import { log } from "./log";
import { logOncePerMinute } from "./log-limit";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // Ends all windows: one with further events, one without.
  jest.advanceTimersByTime(120_000);
  jest.useRealTimers();
});

const lines = () => jest.mocked(log.warn).mock.calls;

it("logs the first of a cause at once, then once a minute how many followed", () => {
  for (let count = 0; count < 200; count++) logOncePerMinute("warn", "a", { file: count }, "file failed");
  expect(lines()).toEqual([[{ file: 0 }, "file failed"]]);
  jest.advanceTimersByTime(60_000);
  expect(lines().slice(1)).toEqual([[{ file: 199, repeated: 199 }, "file failed"]]);
  logOncePerMinute("warn", "a", { file: 200 }, "file failed");
  expect(lines()).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  expect(lines().slice(2)).toEqual([[{ file: 200, repeated: 1 }, "file failed"]]);
  // After a quiet minute it is a new event.
  jest.advanceTimersByTime(60_000);
  logOncePerMinute("warn", "a", { file: 201 }, "file failed");
  expect(lines().slice(3)).toEqual([[{ file: 201 }, "file failed"]]);
});

it("logs each cause and each level", () => {
  logOncePerMinute("warn", "b", {}, "file failed");
  logOncePerMinute("warn", "c", {}, "file failed");
  logOncePerMinute("error", "c", {}, "file failed");
  expect(lines()).toHaveLength(2);
  expect(log.error).toHaveBeenCalledTimes(1);
});

it("limits the causes that anybody may invent", () => {
  for (let count = 0; count < 5_000; count++) logOncePerMinute("warn", `d${count}`, {}, "file failed");
  expect(lines().length).toBeLessThanOrEqual(501);
  jest.advanceTimersByTime(60_000);
  expect(lines().at(-1)).toEqual([{ repeated: expect.any(Number) }, "file failed"]);
});
