import { addressLimit, globalLimit, secondsToWait } from "./rate-limit";
import { readVisit } from "./visit";

it("parses a report of web vitals", () => {
  const visit = { route: "/about", LCP: 812.5, FCP: 700, TTFB: 30, INP: 16, CLS: 0 };
  expect(readVisit(JSON.stringify(visit))).toEqual(visit);
  expect(readVisit('{"route":"/"}')).toEqual({ route: "/" });
});

it.each(["/no/such", "/services/details/1/x", "/About", "constructor", ""])(
  "drops a report for %j",
  (route) => {
    expect(readVisit(JSON.stringify({ route, LCP: 1 }))).toBeNull();
  },
);

it.each([
  "",
  "null",
  "[]",
  "{}",
  '{"route":1}',
  '{"route":"/","LCP":-1}',
  '{"route":"/","LCP":600001}',
  '{"route":"/","LCP":1e999}',
  '{"route":"/","LCP":"800"}',
  '{"route":"/","LCP":null}',
  '{"route":"/","CLS":101}',
  '{"route":"/","visitor":"me"}',
  '{"route":"/","__proto__":{"LCP":1}}',
])("rejects %j", (text) => {
  expect(readVisit(text)).toBeUndefined();
});

it("limits the reports of one address in a minute, and no other's", async () => {
  for (let sent = 0; sent < addressLimit; sent++) expect(await secondsToWait("a")).toBe(0);
  const wait = await secondsToWait("a");
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await secondsToWait("b")).toBe(0);
});

it("limits the reports of all addresses together", async () => {
  const waits: number[] = [];
  for (let sent = 0; sent <= globalLimit; sent++) waits.push(await secondsToWait(`visitor ${sent}`));
  expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(globalLimit);
  expect(waits.at(-1)).toBeGreaterThan(0);
});
