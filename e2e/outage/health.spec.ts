/** The health checks: liveness, and readiness to render pages. */

import { expect, test } from "../../testing/browser/test.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

type Readiness = { status: string; backend: string; age: number | null; reason?: string };

async function readiness(url: string): Promise<Readiness & { code: number }> {
  const { status, body, headers } = await get(`${url}/api/health/ready`);
  expect(headers.get("cache-control")).toContain("no-store");
  return { code: status, ...(JSON.parse(body) as Readiness) };
}

test("liveness is 200 as soon as the server listens", async ({ site }) => {
  const { status, body } = await get(`${site.url}/api/health/live`);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: "live" });
});

test("readiness reports a backend that goes down and comes back; while it is down it is hardly called", async ({
  testSite,
}) => {
  await get(`${testSite.url}/our-team?page=3`);
  const before = await readiness(testSite.url);
  expect(before).toMatchObject({ code: 200, status: "ready", backend: "up" });
  expect(before.age).toBeLessThan(60);
  expect(Object.keys(before).sort()).toEqual(["age", "backend", "code", "status"]);

  testSite.proxy.fail({ kind: "refuse" });
  for (let id = 120; id < 130; id++) await get(`${testSite.url}/services/details/${id}/further-entry-${id}`);
  expect(await readiness(testSite.url)).toMatchObject({
    code: 503,
    status: "not ready",
    backend: "down",
    reason: "The backend does not respond: Network Error",
  });
  expect((await get(`${testSite.url}/our-team?page=3`)).status).toBe(200);
  const callCount = () => [...testSite.proxy.calls.values()].reduce((sum, times) => sum + times, 0);
  const callsBefore = callCount();
  for (let id = 130; id < 150; id++) await get(`${testSite.url}/services/details/${id}/further-entry-${id}`);
  // Without the circuit breaker there would be forty calls; a probe is one call with one retry.
  expect(callCount() - callsBefore).toBeLessThan(12);

  testSite.proxy.pass();
  await waitUntil("the backend is up", async () => {
    await get(`${testSite.url}/expertise/details/131/further-entry-131`);
    return (await readiness(testSite.url)).backend === "up";
  });
  const warnings = testSite.log().match(/backend is down/g) ?? [];
  expect(warnings).toHaveLength(1);
});

test("readiness turns 503 within 15 seconds of a backend that never responds, without another request", async ({
  testSite,
}) => {
  await get(`${testSite.url}/our-team?page=4`);
  expect(await readiness(testSite.url)).toMatchObject({ code: 200, backend: "up" });
  testSite.proxy.fail({ kind: "hang" });
  await waitUntil("the site is not ready", async () => (await readiness(testSite.url)).code === 503);
  const { status, backend, reason } = await readiness(testSite.url);
  expect({ status, backend }).toEqual({ status: "not ready", backend: "down" });
  expect(reason).toMatch(/^The backend does not respond: /);
  testSite.proxy.pass();
  await waitUntil("the site is ready", async () => (await readiness(testSite.url)).code === 200);
  expect(testSite.log().match(/"msg":"not ready"/g)).toHaveLength(1);
});
