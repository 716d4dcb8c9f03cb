/** Unknown addresses cost no page and hardly a call, and are found as soon as they exist; server/http/find-content.test.ts has the rules. */
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { unknownAddresses } from "../../testing/content/unknown-addresses.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

const count = 20;

test("all unknown addresses of a kind share one page, and the backend is asked for ids only", async ({
  testSite,
}) => {
  for (const [name, { status, pathOf, asksFor }] of Object.entries(unknownAddresses)) {
    await test.step(name, async () => {
      const visit = async (index: number) => {
        const response = await get(testSite.url + pathOf(index));
        expect(response.status, pathOf(index)).toBe(status);
        return response.headers.get("x-nextjs-cache");
      };
      await waitUntil(`the answer to unknown ${name} is cached`, async () => (await visit(0)) !== "MISS");
      testSite.proxy.forget();
      for (let index = 1; index <= count; index++) {
        const cache = await visit(index);
        // Next decides where the backend takes longer than a second.
        if (!asksFor) expect(cache, pathOf(index)).not.toBe("MISS");
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
  let url = "";
  await waitUntil("the site knows of a record that it does not exist", async () => {
    added.id += 1;
    url = testSite.url + detailsPath("/blogs", added);
    const { status, headers } = await get(url);
    expect(status).toBe(404);
    // Otherwise the backend took longer than a second, and Next has decided.
    return headers.get("x-nextjs-cache") !== "MISS";
  });
  editContent(contentDir, "blog", (items) => [...items, added]);
  const credentials = Buffer.from(`${account.username}:${account.password}`).toString("base64");
  const call = `${backendUrl}/website/blog/${added.id}?id=${added.id}&filter_parameter=status&filter_value=Y`;
  await waitUntil("the backend has noticed the edit", async () =>
    (await get(call, { authorization: `Basic ${credentials}` })).body.includes(added.title),
  );
  await waitUntil("the new record", async () => (await get(url)).status === 200);
});
