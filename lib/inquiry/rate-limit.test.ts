/** @jest-environment node */
import { addressLimit, globalLimit, secondsToWait } from "./rate-limit";

let keys = 0;
const another = () => `key-${++keys}`;

it("allows an address five inquiries, then returns the time to wait", async () => {
  for (let count = 0; count < addressLimit; count++) expect(await secondsToWait("a", another())).toBe(0);
  const wait = await secondsToWait("a", another());
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await secondsToWait("b", another())).toBe(0);
});

it("counts an inquiry once, however often it is sent", async () => {
  const key = another();
  for (let count = 0; count < 3 * addressLimit; count++) expect(await secondsToWait("c", key)).toBe(0);
  expect(await secondsToWait("c", another())).toBe(0);
});

it("limits all addresses together", async () => {
  const results = [];
  for (let count = 0; count < globalLimit + 10; count++)
    results.push(await secondsToWait(`d-${count}`, another()));
  expect(results.filter((seconds) => seconds === 0).length).toBeLessThan(globalLimit);
  expect(results.at(-1)).toBeGreaterThan(0);
});
