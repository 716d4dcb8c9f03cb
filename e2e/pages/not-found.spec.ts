/** Only the backend's own 404 removes a page. */

import { expect, test } from "../../testing/browser/test.ts";
import { published, textOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

test("a gateway's 404 page does not remove an existing page", async ({ testSite }) => {
  const [entry] = published("expertise", testSite.backend.contentDir).slice(-1);
  if (!entry) throw new Error("there is no expertise");
  const url = testSite.url + detailsPath("/expertise", entry);
  expect((await get(url)).status).toBe(200);

  // Only the entry fails: nothing else prevents the regeneration.
  const gateway = {
    kind: "respond",
    status: 404,
    type: "text/html",
    body: "<h1>404 Not Found</h1>",
  } as const;
  testSite.proxy.fail(gateway, /^\/website\/expertise\/\w/);
  testSite.proxy.forget();
  await testSite.publish(["expertise", "banners"]);
  await waitUntil("the site requests the entry again", async () => {
    expect((await get(url)).status).toBe(200);
    return [...testSite.proxy.calls.keys()].some((call) => call.startsWith(`/website/expertise/${entry.id}`));
  });
  for (let visit = 0; visit < 3; visit++) {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(entry.title);
  }
});
