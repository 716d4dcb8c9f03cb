/** A backend that is slow or never responds: no visitor waits for long, and identical calls are shared. */

import { expect, test } from "../../testing/browser/test.ts";
import { textOf } from "../../testing/content/content.ts";
import { get, isWithin, revalidate } from "../../testing/http/http.ts";

test("a slow backend delays a new page, which is complete", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "slow", ms: 1200 });
  const { status, body, ms } = await get(`${testSite.url}/leadership?page=14`);
  expect(status).toBe(200);
  expect(textOf(body)).toContain("Further Person");
  expect(ms).toBeGreaterThan(1000);
  const again = await get(`${testSite.url}/leadership?page=14`);
  expect(isWithin(again.ms, 500), `the second visit took ${again.ms} ms`).toBe(true);
});

test("a slow backend delays no page that was visited before, even a stale one", async ({ testSite }) => {
  await get(`${testSite.url}/our-values`);
  testSite.proxy.fail({ kind: "slow", ms: 3000 });
  expect((await revalidate(testSite, ["values"])).status).toBe(200);
  const { status, ms } = await get(`${testSite.url}/our-values`);
  expect(status).toBe(200);
  expect(isWithin(ms, 1000), `it took ${ms} ms`).toBe(true);
});

test("visitors of one new page share its calls, and wait at most six seconds", async ({ testSite }) => {
  // The first page loads code, for a second of CPU time.
  await get(`${testSite.url}/our-team?page=3`);
  testSite.proxy.forget();
  testSite.proxy.fail({ kind: "hang" });
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => get(`${testSite.url}/our-values?page=3`)),
  );
  for (const { status, ms } of responses) {
    expect(status).toBe(500);
    expect(isWithin(ms - 5000, 1000), `it took ${ms} ms`).toBe(true);
  }
  // The first page says whether there is a third one.
  expect([...testSite.proxy.calls.keys()].some((call) => call.startsWith("/website/values?page=1"))).toBe(
    true,
  );
  for (const [call, times] of testSite.proxy.calls) expect(times, call).toBe(1);
});

test("visitors of different new pages share the calls that these have in common", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "slow", ms: 500 });
  const pages = [3, 4, 5, 6].map((page) => `${testSite.url}/miscellaneous?page=${page}`);
  for (const { status } of await Promise.all(pages.map((page) => get(page)))) expect(status).toBe(200);
  for (const [call, times] of testSite.proxy.calls) expect(times, call).toBe(1);
});

test("a call that fails for one page does not affect the others", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "refuse" }, /^\/website\/leadership/);
  expect((await get(`${testSite.url}/leadership?page=15`)).status).toBe(500);
  expect((await get(`${testSite.url}/our-values?page=13`)).status).toBe(200);
});

test("a page that lacks only its banner shows the default image", async ({ testSite }) => {
  testSite.proxy.fail(
    { kind: "respond", status: 404, type: "application/json", body: '{"title":"Not Found"}' },
    /page-banner/,
  );
  const { status, body } = await get(`${testSite.url}/leadership?page=3`);
  expect(status).toBe(200);
  expect(textOf(body)).toContain("Further Person");
  expect(body).toContain(encodeURIComponent("/images/banner.webp"));
});
