/** The last good page stays where a new one would be too large; lib/rich-text/output-bounds.test.ts has the bounds of a text. */
import { expect, test } from "../../testing/browser/test.ts";
import { costlyTexts, teamBody } from "../../testing/content/costly-content.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

test("a page that has become too large is not shown, and the last good one stays", async ({ testSite }) => {
  const url = `${testSite.url}/our-team/page/13`;
  const good = { status: 200, body: expect.stringContaining("Further Person") };
  expect(await get(url)).toMatchObject(good);

  const body = teamBody(costlyTexts.words, 15);
  testSite.proxy.fail(
    { kind: "respond", status: 200, type: "application/json", body },
    /^\/website\/team\?(?:.*&)?page=13\b/,
  );
  await testSite.publish(["team"]);
  await waitUntil("the site has refused the page", async () => {
    expect(await get(url)).toMatchObject(good);
    return /"call":"team","page":13,"characters":\d+,.*"backend page too large"/.test(testSite.log());
  });
  expect(await get(url)).toMatchObject(good);
});
