import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../../lib/runtime/periods.ts";
import { RegenerationQueue } from "./regeneration-queue.ts";

const visited: string[] = [];
let queue: RegenerationQueue;

beforeEach(() => {
  visited.length = 0;
  queue = new RegenerationQueue((key) => visited.push(key));
  for (const key of ["a", "b"]) expect(queue.start(key)).toBe(true);
});

it("lets two pages be regenerated at once, each for any number of requests", () => {
  expect(queue.start("a")).toBe(true);
  expect(queue.start("e")).toBe(false);
});

it("visits the pages that had to wait in their order, one for each that has ended", () => {
  for (const key of ["e", "f"]) expect(queue.start(key)).toBe(false);
  queue.end("b");
  expect(visited).toEqual(["e"]);
  expect(queue.start("e")).toBe(true);
  queue.end("a");
  queue.end("e");
  expect(visited).toEqual(["e", "f"]);
});

it("visits a page first that is requested again while it waits", () => {
  for (const key of ["e", "f", "g", "g", "f", "g"]) expect(queue.start(key)).toBe(false);
  for (const key of ["a", "g", "f"]) {
    queue.end(key);
    const next = visited.at(-1) ?? "";
    expect(queue.start(next)).toBe(true);
  }
  expect(visited).toEqual(["g", "f", "e"]);
});

it("frees the place of a page that is never stored, and visits no page that has begun meanwhile", async () => {
  expect(queue.start("e")).toBe(false);
  queue.end("not running");
  expect(visited).toEqual([]);
  const now = performance.now() + periods.pageCache.maxRunMs + 1;
  jest.spyOn(performance, "now").mockReturnValue(now);
  // The queue reads the clock once a millisecond.
  await sleep(5);
  expect(queue.start("e")).toBe(true);
  queue.end("e");
  expect(visited).toEqual([]);
});
