import pino from "pino";
import { logText, readableOutput } from "./log-text";

it("has the message, the details and the stack, and no JSON around them", () => {
  expect(logText({ level: 40, time: 1, msg: "backend call failed" })).toBe("backend call failed");
  expect(logText({ level: 40, msg: "slow", path: "/a" } as never)).toBe('slow {"path":"/a"}');
  expect(logText({ level: 50, msg: "failed", err: { stack: "Error: x\n    at a.ts:1" } })).toBe(
    "failed\nError: x\n    at a.ts:1",
  );
});

it("writes lines like those of next dev", () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const log = pino({ base: undefined }, readableOutput);
  log.info("ready");
  log.warn({ tags: ["news"] }, "pages not refreshed");
  log.error("failed");
  jest.restoreAllMocks();
  expect(written).toEqual([" · ready\n", ' ⚠ pages not refreshed {"tags":["news"]}\n', " ⨯ failed\n"]);
});
