/** Error pages tell no credentials and no internal addresses. All other responses: process.slow.spec.ts. */
import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";
import { findLeaks, privateValues } from "../../testing/http/leaks.ts";

test("error pages contain no secret, not even one from the backend's error", async ({ testSite }) => {
  const { account } = testSite.backend;
  const secrets = privateValues({ account, backendUrl: testSite.proxy.url, secret: testSite.secret });
  const leakyError = JSON.stringify({
    error: `${account.username}:${account.password} at ${testSite.proxy.url}`,
  });
  const faults = [
    { kind: "refuse" },
    { kind: "half" },
    { kind: "respond", status: 500, type: "application/json", body: leakyError },
    { kind: "respond", status: 200, type: "text/html", body: leakyError },
    { kind: "respond", status: 200, type: "application/json", body: leakyError },
    { kind: "respond", status: 401, type: "text/plain", body: leakyError },
  ] as const;
  const paths = [
    "/leadership/page/17",
    "/expertise/details/152/further-entry-152",
    "/miscellaneous/item/140",
    // An id that nothing else asks for: the site knows what it has once read, also without the backend.
    "/blogs/details/asked-during-an-outage",
  ];
  for (const [index, fault] of faults.entries()) {
    testSite.proxy.fail(fault);
    const page = paths[index % paths.length] ?? "";
    // Half a file ends as a broken connection.
    const files = fault.kind === "half" ? [] : ["/files/media/banners/cold-box.webp"];
    for (const path of [page, ...files, "/sitemap.xml"]) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const response = await get(testSite.url + path, headers);
        if (path === page && !headers.RSC) expect(response.status, path).toBe(500);
        expect(findLeaks(response, secrets, testSite.url), `${path} when ${JSON.stringify(fault)}`).toEqual(
          [],
        );
      }
    }
  }
});
