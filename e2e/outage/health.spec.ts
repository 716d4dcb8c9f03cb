/** What the operator's programs ask the site: whether it runs, and whether it can make pages. */
import { get, waitUntil } from "../support/http.ts";
import { expect, test } from "../support/test.ts";

type Ready = { status: string; backend: string; age: number | null };

async function ready(url: string): Promise<Ready & { code: number }> {
  const { status, body, headers } = await get(`${url}/api/health/ready`);
  expect(headers.get("cache-control")).toContain("no-store");
  return { code: status, ...(JSON.parse(body) as Ready) };
}

test("live as soon as it serves", async ({ site }) => {
  const { status, body } = await get(`${site.url}/api/health/live`);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: "live" });
});

test("ready with a backend; a dead one is left alone, told of without a reason, and found again", async ({
  outage,
}) => {
  await get(`${outage.url}/our-team?page=3`);
  const before = await ready(outage.url);
  expect(before).toMatchObject({ code: 200, status: "ready", backend: "up" });
  expect(before.age).toBeLessThan(60);
  expect(Object.keys(before).sort()).toEqual(["age", "backend", "code", "status"]);

  outage.proxy.fail({ kind: "refuse" });
  for (let id = 120; id < 130; id++) await get(`${outage.url}/services/details/${id}`);
  expect(await ready(outage.url)).toMatchObject({ code: 200, status: "ready", backend: "down" });
  const asked = () => [...outage.proxy.calls.values()].reduce((sum, times) => sum + times, 0);
  const soFar = asked();
  for (let id = 130; id < 150; id++) await get(`${outage.url}/services/details/${id}`);
  // Forty calls, had each visitor's been made; a probe is one call, tried twice.
  expect(asked() - soFar).toBeLessThan(12);

  outage.proxy.pass();
  await waitUntil("the backend is found again", 8_000, async () => {
    await get(`${outage.url}/expertise/details/131/further-entry-131`);
    return (await ready(outage.url)).backend === "up";
  });
  const down = outage.log().match(/backend is down/g) ?? [];
  expect(down).toHaveLength(1);
});
