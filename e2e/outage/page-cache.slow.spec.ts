/** A flood of unknown addresses fills no disk, and evicts no page. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../testing/browser/test.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

const count = Number(process.env.E2E_UNKNOWN_URLS || 120);
const concurrency = 8;
const maxDiskBytes = 60_000_000;

test("unknown URLs leave the disk within bounds, and the pages cached", async ({ testSite }) => {
  const pages = [...routeCases.map(({ path }) => path), "/leadership/page/12", "/leadership/page/13"];
  for (const path of pages) expect((await get(testSite.url + path)).status, path).toBe(200);

  const unknownPath = (index: number) =>
    [
      `/leadership/page/${1000 + (index % 90_000)}`,
      `/services/details/none-${index}/nothing`,
      `/services/details/101/unknown-${index}`,
      `/unknown/${index}`,
    ][index % 4] as string;
  testSite.proxy.forget();
  let index = 0;
  const sendRequests = async () => {
    while (index < count) {
      const path = unknownPath(index++);
      // 503: on a slow machine more of them wait than the site lets wait.
      expect([308, 404, 503], path).toContain((await get(testSite.url + path)).status);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendRequests));

  // Page numbers beyond the end, wrong slugs and unknown routes cost no backend call, an unknown id of a service costs two.
  const asked = [...testSite.proxy.calls].filter(([call]) => /none-|unknown|page=1\d{3}/.test(call));
  expect(asked.filter(([call]) => !/none-/.test(call))).toEqual([]);
  expect(asked.reduce((sum, [, calls]) => sum + calls, 0)).toBeLessThanOrEqual((count / 4) * 2);
  for (const path of pages) {
    const { status, headers } = await get(testSite.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  const sizes = readdirSync(testSite.pageCacheDir).map(
    (name) => statSync(join(testSite.pageCacheDir, name)).size,
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maxDiskBytes);
});
