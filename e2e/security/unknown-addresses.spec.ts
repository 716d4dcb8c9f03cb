/** Pages of unknown addresses are not kept, and are found as soon as they exist; lib/site/address.test.ts has what fits no route. */
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { unknownAddresses } from "../../testing/content/unknown-addresses.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

const count = 2;

test("unknown addresses leave no page behind, and the backend is asked for ids only", async ({
  testSite,
}) => {
  for (const [name, { status, pathOf, asksFor, isKept = false }] of Object.entries(unknownAddresses)) {
    await test.step(name, async () => {
      testSite.proxy.forget();
      for (let index = 0; index < count; index++) {
        const path = pathOf(index);
        for (const nth of ["first", "second"]) {
          const response = await get(testSite.url + path);
          expect(response.status, path).toBe(status);
          if (nth === "second" && !isKept) expect(response.headers.get("x-nextjs-cache"), path).toBe("MISS");
        }
      }
      // Meanwhile the site may read other content for its search.
      const asked = [...testSite.proxy.calls.keys()].filter((call) =>
        /made-up|wrong|=1\d{3}\b|9\d{3}/.test(call),
      );
      expect(asked, "calls for what does not exist").toHaveLength(asksFor === "record" ? count : 0);
    });
  }
});

test("a record is found soon after it was added, without a publish call", async ({ testSite }) => {
  const { contentDir, url: backendUrl, account } = testSite.backend;
  const added = { ...firstOf("blog", contentDir), id: 900, title: "Just Added" };
  const url = testSite.url + detailsPath("/blogs", added);
  expect((await get(url)).status).toBe(404);
  editContent(contentDir, "blog", (items) => [...items, added]);
  const credentials = Buffer.from(`${account.username}:${account.password}`).toString("base64");
  const call = `${backendUrl}/website/blog/${added.id}?id=${added.id}&filter_parameter=status&filter_value=Y`;
  await waitUntil("the backend has noticed the edit", async () =>
    (await get(call, { authorization: `Basic ${credentials}` })).body.includes(added.title),
  );
  await waitUntil("the new record", async () => (await get(url)).status === 200);
});
