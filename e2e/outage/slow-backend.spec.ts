/** A backend that has not answered yet: only new pages wait for it, and identical calls are shared. */

import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, textOf } from "../../testing/content/content.ts";
import { get, isFresh, waitUntil } from "../../testing/http/http.ts";

test("a new page waits for the backend and is complete; later visits need no backend", async ({
  testSite,
}) => {
  const { proxy, url } = testSite;
  proxy.fail({ kind: "hold" }, /leadership/);
  const first = get(`${url}/leadership/page/14`);
  await waitUntil("the backend is asked", () => proxy.held > 0);
  proxy.release();
  const { status, body } = await first;
  expect(status).toBe(200);
  expect(textOf(body)).toContain("Further Person");
  proxy.fail({ kind: "refuse" });
  expect((await get(`${url}/leadership/page/14`)).body).toBe(body);
});

test("a stale page is shown while the backend has not answered", async ({ testSite }) => {
  const { proxy, url, backend } = testSite;
  const former = textOf(firstOf("timeline", backend.contentDir).title);
  await waitUntil("the page is fresh", async () => isFresh(await get(`${url}/timeline-and-milestone`)));
  editContent(backend.contentDir, "timeline", ([first, ...others]) =>
    first ? [{ ...first, title: "Held Back" }, ...others] : [],
  );
  await waitUntil("the backend has the edit", async () =>
    (await backend.read("timeline?page=1&limit=6")).includes("Held Back"),
  );
  proxy.forget();
  proxy.fail({ kind: "hold" }, /timeline/);
  await testSite.publish(["timeline"]);
  expect(textOf((await get(`${url}/timeline-and-milestone`)).body)).toContain(former);
  const asked = [...proxy.calls].filter(([call]) => call.includes("timeline"));
  const calls = asked.reduce((sum, [, times]) => sum + times, 0);
  expect(proxy.held, "calls that the site has not given up").toBe(calls);
  await waitUntil("the backend is asked", () => proxy.held > 0);
  proxy.release();
});

for (const [name, path, pages] of [
  ["one new page share its calls", "/our-values", [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]],
  ["different new pages share the calls that these have in common", "/miscellaneous", [3, 4, 5, 6]],
] as const)
  test(`visitors of ${name}`, async ({ testSite }) => {
    const { proxy, url } = testSite;
    proxy.fail({ kind: "hold" }, /values|miscellaneous/);
    const responses = pages.map((page) => get(`${url}${path}/page/${page}`));
    await waitUntil("the backend is asked", () => proxy.held > 0);
    proxy.release();
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    // The search index may read a list in the background, too.
    for (const [call, times] of proxy.calls) expect(times, call).toBeLessThanOrEqual(2);
  });

test("a call that fails for one page does not affect the others", async ({ testSite }) => {
  testSite.proxy.fail({ kind: "refuse" }, /^\/website\/leadership/);
  expect((await get(`${testSite.url}/leadership/page/15`)).status).toBe(500);
  expect((await get(`${testSite.url}/our-values/page/13`)).status).toBe(200);
});
