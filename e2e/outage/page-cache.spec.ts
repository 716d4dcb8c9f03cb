/** Pages that were served once are served again, after a restart and without the backend. */
import { tags } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, type Item, textOf } from "../../testing/content/content.ts";
import { detailsPath, routeCases } from "../../testing/content/routes.ts";
import { get, type HttpResponse, waitUntil } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { TestBackend } from "../../testing/sites/test-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

/** Pages that the build has not generated. */
const onDemand = ["/leadership/page/3", "/leadership/page/4", "/blogs/details/201/a-further-post"];
const built = routeCases.map(({ path }) => path);
const redirect = "/blogs/details/201/a-former-name";

// In one worker, for one site.
test.describe.configure({ mode: "default" });
let backend: TestBackend;
let proxy: FaultProxy;
let site: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  backend = await TestBackend.open({ change: addContent });
  proxy = await FaultProxy.open(backend.url);
  proxy.fail({ kind: "refuse" });
  const options = { backend, faultProxy: proxy, isOldBuild: true };
  site = await TestSite.open({ name: `page-cache-${workerIndex}`, ...options });
});
test.afterAll(async () => {
  await site.close();
  await proxy.close();
  await backend.close();
});

test("an outage before the first request leaves every page of an old build", async () => {
  for (const path of [...built, "/leadership/page/2", "/sitemap.xml", "/robots.txt"]) {
    const { status, headers } = await get(site.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  expect((await get(`${site.url}/no/such/page`)).status).toBe(404);
});

test("a restart during an outage leaves every page that was served, and all recover after it", async () => {
  await site.reset();
  const first = firstOf("blog", backend.contentDir);
  const withdrawn = detailsPath("/blogs", first);
  expect((await get(site.url + withdrawn)).status).toBe(200);
  const before = new Map<string, HttpResponse>();
  for (const path of [...built, ...onDemand, redirect]) before.set(path, await get(site.url + path));
  for (const path of onDemand) expect(before.get(path)?.status, path).toBe(200);
  expect(before.get(redirect)?.status).toBe(308);

  editContent(backend.contentDir, "blog", (items) => items.filter(({ id }) => id !== first.id));
  await waitUntil(
    "the backend has the edit",
    async () => !(await backend.read("blog?page=1&limit=6")).includes(first.title),
  );
  await site.publish(["blog"]);
  await waitUntil("the page is gone", async () => (await get(site.url + withdrawn)).status === 404);

  proxy.fail({ kind: "refuse" });
  editContent(backend.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name: "Appointed In The Outage" }, ...others] : [],
  );
  await site.publish(tags);
  await site.stop();
  await site.start();
  proxy.forget();

  for (let visit = 0; visit < 2; visit++) {
    for (const path of [...built, ...onDemand].filter((path) => path !== withdrawn)) {
      const { status, headers, body } = await get(site.url + path);
      expect(status, path).toBe(200);
      // These two show what was withdrawn just before.
      if (!path.startsWith("/blogs") && path !== "/")
        expect(textOf(body), path).toBe(textOf(before.get(path)?.body ?? ""));
      for (const name of ["content-type", "link", "content-security-policy"])
        expect(headers.get(name) === null, `${name} of ${path}`).toBe(
          before.get(path)?.headers.get(name) === null,
        );
    }
  }
  expect((await get(site.url + withdrawn)).status).toBe(404);
  const redirected = await get(site.url + redirect);
  expect(redirected.status).toBe(308);
  expect(redirected.headers.get("location")).toBe(before.get(redirect)?.headers.get("location"));
  // The invalidated tags survived as well: the site tries to regenerate its pages.
  await waitUntil("the site calls the backend", () => proxy.attempts > 0);

  proxy.pass();
  await waitUntil("the new name", async () => {
    // Else Next waits 30 s after a failed regeneration.
    await site.publish(["leadership"]);
    const { status, body } = await get(`${site.url}/leadership`);
    expect(status).toBe(200);
    return textOf(body).includes("Appointed In The Outage");
  });
});

function addContent(contentDir: string): void {
  editContent(contentDir, "leadership", ([first, ...others]) => {
    const more = Array.from({ length: 24 }, (_, index) => ({
      ...(first as Item),
      id: 201 + index,
      name: `Leader ${index}`,
    }));
    return first ? [first, ...others, ...more] : [];
  });
  editContent(contentDir, "blog", (items) => {
    const first = items.find(({ status }) => status === "Y");
    return first ? [...items, { ...first, id: 201, title: "A Further Post" }] : [];
  });
}
