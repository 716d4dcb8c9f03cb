import { setTimeout as pause } from "node:timers/promises";
import { queueCpuWork } from "./cpu-queue";

jest.mock("node:timers/promises", () => ({
  setTimeout: jest.fn(jest.requireActual("node:timers/promises").setTimeout),
}));

/** Occupies the CPU. */
function work(ms: number): number {
  const startedAt = performance.now();
  while (performance.now() - startedAt < ms);
  return ms;
}

it("lets others in between two long pieces of work", async () => {
  let inARow = 0;
  let mostInARow = 0;
  const timer = setInterval(() => {
    inARow = 0;
  }, 1);
  const piece = () => {
    work(30);
    inARow += 1;
    mostInARow = Math.max(mostInARow, inARow);
  };
  await Promise.all(Array.from({ length: 12 }, () => queueCpuWork(piece)));
  clearInterval(timer);
  expect(mostInARow).toBeLessThanOrEqual(2);
});

it("does short work without a pause", async () => {
  await queueCpuWork(() => work(10));
  await queueCpuWork(() => undefined);
  jest.mocked(pause).mockClear();
  await expect(
    Promise.all(Array.from({ length: 20 }, (_, index) => queueCpuWork(() => index))),
  ).resolves.toHaveLength(20);
  expect(pause).not.toHaveBeenCalled();
});
