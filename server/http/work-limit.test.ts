import type { ServerResponse } from "node:http";
import { log } from "../../lib/runtime/log.ts";
import { WorkLimit } from "./work-limit.ts";

jest.mock("../../lib/runtime/log.ts", () => ({ log: { warn: jest.fn() } }));

const response = (headers = {}) => ({ closed: false, req: { headers } }) as ServerResponse;
const res = response();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let begun: number;
let ends: (() => void)[];
const work = () =>
  new Promise<void>((resolve) => {
    begun += 1;
    ends.push(resolve);
  });
const open = (options = {}) =>
  new WorkLimit({ name: "test", concurrency: 2, maxQueued: 2, cooldownMs: 100, ...options });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  jest.mocked(log.warn).mockClear();
  begun = 0;
  ends = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("does as much at once as it may, and the next after a rest", async () => {
  const limit = open();
  const done: boolean[] = [];
  for (let index = 0; index < 3; index++) void limit.run(res, work).then((isDone) => done.push(isDone));
  await pass(0);
  expect(begun).toBe(2);
  ends[0]?.();
  await pass(50);
  expect([begun, done]).toEqual([2, [true]]);
  await pass(51);
  expect(begun).toBe(3);
});

it("does not let places that became empty together be taken together", async () => {
  const limit = open({ maxQueued: 4 });
  for (let index = 0; index < 4; index++) void limit.run(res, work);
  await pass(0);
  jest.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1);
  for (const end of ends) end();
  await pass(51);
  expect(begun).toBe(3);
  await pass(98);
  expect(begun).toBe(3);
  await pass(2);
  expect(begun).toBe(4);
});

it("rests longer after what does not exist", async () => {
  const limit = open({ concurrency: 1, missingCooldownMs: 400 });
  for (let index = 0; index < 3; index++) void limit.run({ ...res, statusCode: 404 } as ServerResponse, work);
  await pass(0);
  for (const [rest, count] of [
    [399, 1],
    [2, 2],
    [399, 2],
    [2, 3],
  ] as const) {
    ends.at(-1)?.();
    await pass(rest);
    expect(begun).toBe(count);
  }
});

it("refuses what does not fit into the queue, after a while, with one line in the log", async () => {
  const limit = open();
  for (let index = 0; index < 4; index++) void limit.run(res, work);
  const refused: boolean[] = [];
  for (let index = 0; index < 3; index++) void limit.run(res, work).then((isDone) => refused.push(isDone));
  await pass(900);
  expect(refused).toEqual([]);
  await pass(200);
  expect(refused).toEqual([false, false, false]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith({ work: "test" }, expect.stringContaining("refused"));
  await pass(60_000);
  expect(log.warn).toHaveBeenLastCalledWith({ work: "test", repeated: 2 }, expect.any(String));
});

it("refuses what has waited too long, and forgets clients that have left", async () => {
  const limit = open({ concurrency: 1, maxWaitMs: 500 });
  void limit.run(res, work);
  const late = limit.run(res, work);
  await pass(600);
  ends[0]?.();
  await pass(2_000);
  expect([begun, await late]).toEqual([1, false]);
  await limit.run({ ...res, closed: true } as ServerResponse, work);
  expect(begun).toBe(1);
});

it("does work at once whose like is being done", async () => {
  const limit = open({ concurrency: 1, maxQueued: 0 });
  void limit.run(res, work, "a page");
  await pass(0);
  const joined = limit.run(res, work, "a page");
  await pass(0);
  expect(begun).toBe(2);
  for (const end of ends) end();
  expect(await joined).toBe(true);
  await pass(1_000);
  void limit.run(res, work, "a page");
  await pass(0);
  expect(begun).toBe(3);
});

it("does not keep a place after work that failed", async () => {
  const limit = open({ concurrency: 1, cooldownMs: 0 });
  await expect(limit.run(res, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  void limit.run(res, work);
  await pass(10);
  expect(begun).toBe(1);
});

it.each([{ "sec-purpose": "prefetch" }, { "next-router-prefetch": "1" }])(
  "does a prefetch only at once, never in the place of a visitor: %j",
  async (headers) => {
    const limit = open();
    expect(await limit.run(response(headers), async () => {})).toBe(true);
    await pass(200);
    for (let index = 0; index < 2; index++) void limit.run(res, work);
    await pass(0);
    expect(await limit.run(response(headers), work)).toBe(false);
    expect(begun).toBe(2);
  },
);
