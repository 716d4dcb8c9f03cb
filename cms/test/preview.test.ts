/** The CMS lets its users into the preview, and nobody else. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { previewListener } from "../../server/http/preview.ts";
import { createSiteServer } from "../../server/http/site-server.ts";
import { TestCms } from "../../testing/cms/cms-process.ts";

const secret = "secret-of-the-preview-tests";
const cms = new TestCms({ PREVIEW_URL: "http://localhost:4200", PREVIEW_SECRET: secret });
before(() => cms.start());
after(() => cms.remove());

const ask = (headers: Record<string, string>) =>
  fetch(`${cms.url}/api/preview?path=%2Fblogs%2Fpage%2F2`, { headers, redirect: "manual" });

test("staff get a link to the page that the preview takes once, and nobody else gets one", async (t) => {
  const author = await cms.signIn("author@example.com", "author");
  const clerk = await cms.signIn("clerk@example.com", "inquiries");
  const sameSite = { "sec-fetch-site": "same-site" };
  for (const headers of [
    sameSite,
    { ...sameSite, cookie: clerk.cookie },
    { "sec-fetch-site": "cross-site", cookie: author.cookie },
  ]) {
    const response = await ask(headers);
    assert.deepEqual([response.status, response.headers.get("location")], [403, null]);
  }

  const links = [
    await ask({ ...sameSite, cookie: author.cookie }),
    await ask({ ...sameSite, cookie: author.cookie }),
  ];
  assert.deepEqual(
    links.map(({ status, headers }) => [
      status,
      headers.get("cache-control"),
      headers.get("cross-origin-opener-policy"),
    ]),
    Array(2).fill([302, "no-store", null]),
  );
  const site = previewListener((_, response) => void response.end(), { secret, frameOrigin: cms.url });
  const server = createSiteServer(site).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const { headers } of links) {
    const link = headers.get("location")?.replace("http://localhost:4200", `http://127.0.0.1:${port}`) ?? "";
    const first = await fetch(link, { redirect: "manual" });
    assert.deepEqual([first.status, first.headers.get("location")], [302, "/blogs/page/2"]);
    assert.equal((await fetch(link, { redirect: "manual" })).status, 401);
  }
});
