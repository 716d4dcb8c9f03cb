import {
  addressAttempts,
  addressLimit,
  globalAttempts,
  globalLimit,
  secondsToWait,
  secondsUntilAttempt,
} from "./rate-limit";

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

it("allows an address thirty attempts", async () => {
  for (let count = 0; count < addressAttempts; count++) expect(await secondsUntilAttempt("e")).toBe(0);
  expect(await secondsUntilAttempt("e")).toBeGreaterThan(590);
  expect(await secondsUntilAttempt("f")).toBe(0);
});

it("limits the attempts of all addresses together", async () => {
  let allowed = 0;
  for (let count = 0; count < globalAttempts + 10; count++)
    if ((await secondsUntilAttempt(`h-${count}`)) === 0) allowed += 1;
  expect(allowed).toBeLessThan(globalAttempts);
  expect(await secondsUntilAttempt("i")).toBeGreaterThan(0);
});
