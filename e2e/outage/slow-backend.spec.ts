/** A backend that is slow, or never answers: nobody waits for long, and it is asked once. */

import { textOf } from "../support/content.ts";
import { get, revalidate, scaleTimeout } from "../support/http.ts";
import { expect, test } from "../support/test.ts";

test("a slow backend makes a new page late, not wrong", async ({ outage }) => {
  outage.proxy.fail({ kind: "slow", ms: 1200 });
  const { status, body, ms } = await get(`${outage.url}/leadership?page=3`);
  expect(status).toBe(200);
  expect(textOf(body)).toContain("Further Person");
  expect(ms).toBeGreaterThan(1000);
  expect((await get(`${outage.url}/leadership?page=3`)).ms).toBeLessThan(scaleTimeout(500));
});

test("a slow backend makes nobody wait for a page that has been visited, even when it is stale", async ({
  outage,
}) => {
  await get(`${outage.url}/our-values`);
  outage.proxy.fail({ kind: "slow", ms: 3000 });
  expect((await revalidate(outage, ["values"])).status).toBe(200);
  const { status, ms } = await get(`${outage.url}/our-values`);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(scaleTimeout(1000));
});

test("visitors of one new page share one call each, and wait no longer than six seconds", async ({
  outage,
}) => {
  outage.proxy.fail({ kind: "hang" });
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${outage.url}/our-values?page=3`)));
  const limit = 5000 + scaleTimeout(1000);
  for (const { status, ms } of answers) {
    expect(status).toBe(500);
    expect(ms).toBeLessThan(limit);
  }
  // The first page is asked whether there is a third one.
  expect([...outage.proxy.calls.keys()].some((call) => call.startsWith("/website/values?page=1"))).toBe(true);
  for (const [call, times] of outage.proxy.calls) expect(times, call).toBe(1);
});

test("visitors of different new pages share the calls that these have in common", async ({ outage }) => {
  outage.proxy.fail({ kind: "slow", ms: 500 });
  const pages = [3, 4, 5, 6].map((page) => `${outage.url}/leadership?page=${page}`);
  for (const { status } of await Promise.all(pages.map((page) => get(page)))) expect(status).toBe(200);
  for (const [call, times] of outage.proxy.calls) expect(times, call).toBe(1);
});

test("a call that fails for one page leaves the others alone", async ({ outage }) => {
  outage.proxy.fail({ kind: "refuse" }, /^\/website\/leadership/);
  expect((await get(`${outage.url}/leadership?page=3`)).status).toBe(500);
  expect((await get(`${outage.url}/our-values?page=3`)).status).toBe(200);
});

test("a page whose banner alone is missing is shown with the usual picture", async ({ outage }) => {
  outage.proxy.fail(
    { kind: "answer", status: 404, type: "application/json", body: '{"title":"Not Found"}' },
    /page-banner/,
  );
  const { status, body } = await get(`${outage.url}/leadership?page=3`);
  expect(status).toBe(200);
  expect(textOf(body)).toContain("Further Person");
  expect(body).toContain(encodeURIComponent("/images/banner.webp"));
});
