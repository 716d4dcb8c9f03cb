/** The health checks: liveness, and readiness to render pages. long-outage.slow.spec.ts has a backend that never responds. */

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

test("readiness reports a backend that goes down and comes back, and each change is logged once", async ({
  testSite,
}) => {
  const visited = `${testSite.url}/our-team/page/7`;
  await get(visited);
  const before = await readiness(testSite.url);
  expect(before).toMatchObject({ code: 200, status: "ready", backend: "up" });
  expect(Object.keys(before).sort()).toEqual(["age", "backend", "code", "status"]);

  testSite.proxy.fail({ kind: "refuse" });
  for (let id = 180; id < 190; id++) await get(`${testSite.url}/services/details/${id}/further-entry-${id}`);
  expect(await readiness(testSite.url)).toMatchObject({
    code: 503,
    status: "not ready",
    backend: "down",
    reason: "The backend does not respond: Network Error",
  });
  expect((await get(visited)).status).toBe(200);

  const refusal = { status: 401, type: "application/json", body: '{"message":"no"}' };
  testSite.proxy.fail({ kind: "respond", ...refusal }, /website-setting/);
  await waitUntil("the backend is up", async () => (await readiness(testSite.url)).backend === "up");
  const cause = "the backend does not accept BACKEND_USERNAME and BACKEND_PASSWORD";
  expect(await readiness(testSite.url)).toMatchObject({
    code: 503,
    status: "not ready",
    reason: `The settings are not available: Request failed with status code 401, ${cause}`,
  });
  expect(testSite.log()).toMatch(new RegExp(`"call":"settings".*"cause":"${cause}".*"backend call failed"`));

  testSite.proxy.pass();
  await waitUntil("the backend is up", async () => (await readiness(testSite.url)).code === 200);
  const changes = testSite.log().match(/backend is down|backend is back|"not ready"|"ready again"/g);
  expect(changes).toEqual(["backend is down", '"not ready"', "backend is back", '"ready again"']);
});
