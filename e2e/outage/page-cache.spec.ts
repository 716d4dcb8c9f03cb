/** Pages that were served once are served again: after a restart, without the backend, and under a flood of unknown URLs. */
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tags } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, textOf } from "../../testing/content/content.ts";
import { detailsPath, routeCases } from "../../testing/content/routes.ts";
import { get, type HttpResponse, revalidate, scaleTimeout, waitUntil } from "../../testing/http/http.ts";
import { ageCopy } from "../../testing/sites/build-copy.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";

test.use({ siteOptions: { faultProxy: true, change: addContent } });

/** Pages that the build has not generated. */
const onDemand = ["/leadership?page=3", "/leadership?page=4", "/blogs/details/201/a-further-post"];
const built = routeCases.map(({ path }) => path);
const redirect = "/blogs/details/201/a-former-name";

test("an outage before the first request leaves every page of an old build", async ({ testSite }) => {
  await testSite.stop();
  ageCopy(testSite.distDir);
  testSite.proxy.fail({ kind: "refuse" });
  await testSite.start();
  for (const path of [...built, "/leadership?page=2", "/sitemap.xml", "/robots.txt"]) {
    const { status, headers } = await get(testSite.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  expect((await get(`${testSite.url}/no/such/page`)).status).toBe(404);
});

test("a restart during an outage leaves every page that was served, and all recover after it", async ({
  testSite,
}) => {
  const first = firstOf("blog", testSite.backend.contentDir);
  const withdrawn = detailsPath("/blogs", first);
  const before = new Map<string, HttpResponse>();
  expect((await get(testSite.url + withdrawn)).status).toBe(200);
  for (const path of [...built, ...onDemand, redirect]) before.set(path, await get(testSite.url + path));
  for (const path of onDemand) expect(before.get(path)?.status, path).toBe(200);
  expect(before.get(redirect)?.status).toBe(308);

  editContent(testSite.backend.contentDir, "blog", (items) => items.filter(({ id }) => id !== first.id));
  await waitUntil("the withdrawn page", async () => {
    expect((await revalidate(testSite, ["blog"])).status).toBe(200);
    return (await get(testSite.url + withdrawn)).status === 404;
  });

  testSite.proxy.fail({ kind: "refuse" });
  renameFirstLeader(testSite, "Appointed In The Outage");
  expect((await revalidate(testSite, tags)).status).toBe(200);
  await testSite.stop();
  await testSite.start();
  testSite.proxy.forget();

  for (let visit = 0; visit < 2; visit++) {
    for (const path of [...built, ...onDemand].filter((path) => path !== withdrawn)) {
      const { status, headers, body } = await get(testSite.url + path);
      expect(status, path).toBe(200);
      // These two show what was withdrawn just before.
      if (!path.startsWith("/blogs") && path !== "/")
        expect(textOf(body), path).toBe(bodyText(before.get(path)));
      for (const name of ["content-type", "link", "content-security-policy"])
        expect(headers.get(name) === null, `${name} of ${path}`).toBe(
          before.get(path)?.headers.get(name) === null,
        );
    }
  }
  expect((await get(testSite.url + withdrawn)).status).toBe(404);
  const redirected = await get(testSite.url + redirect);
  expect(redirected.status).toBe(308);
  expect(redirected.headers.get("location")).toBe(before.get(redirect)?.headers.get("location"));
  // The invalidated tags survived as well: the site has tried to regenerate its pages.
  await waitUntil("the site calls the backend", () => testSite.proxy.attempts > 0);

  testSite.proxy.pass();
  const tookMs = await waitUntil("the new name", async () => {
    const { status, body } = await get(`${testSite.url}/leadership`);
    expect(status).toBe(200);
    return textOf(body).includes("Appointed In The Outage");
  });
  test.info().annotations.push({ type: "recovered after", description: `${Math.round(tookMs)} ms` });
});

test("a truncated database is replaced, and stores pages again", async ({ testSite }) => {
  const [path] = onDemand as [string];
  for (const path of onDemand) expect((await get(testSite.url + path)).status).toBe(200);
  await testSite.stop();
  const file = databaseOf(testSite);
  truncateSync(file, Math.round(statSync(file).size * 0.6));
  await testSite.start();
  for (const path of [...built, ...onDemand]) expect((await get(testSite.url + path)).status, path).toBe(200);
  expect(existsSync(join(testSite.pageCacheDir, "damaged.sqlite"))).toBe(true);

  await testSite.stop();
  testSite.proxy.fail({ kind: "refuse" });
  await testSite.start();
  expect((await get(testSite.url + path)).status).toBe(200);
});

test("a database of another build is not used, and removed", async ({ testSite }) => {
  expect((await get(testSite.url + onDemand[0])).status).toBe(200);
  await testSite.stop();
  const buildId = join(testSite.pageCacheDir, "..", "..", "BUILD_ID");
  const former = readFileSync(buildId, "utf8");
  writeFileSync(buildId, "another-build");
  testSite.proxy.fail({ kind: "refuse" });
  await testSite.start();
  expect((await get(testSite.url + onDemand[0])).status).toBe(500);
  expect(readdirSync(testSite.pageCacheDir).filter((name) => name.startsWith(former))).toEqual([]);
  expect(existsSync(join(testSite.pageCacheDir, "another-build.sqlite"))).toBe(true);
});

test("unknown URLs leave memory and disk within bounds, and the pages cached", async ({ testSite }) => {
  const count = Number(process.env.E2E_UNKNOWN_URLS || 600);
  test.setTimeout(scaleTimeout(60_000 + count * 60));
  const pages = [...built, ...onDemand];
  for (const path of pages) expect((await get(testSite.url + path)).status, path).toBe(200);

  const unknownPath = (index: number) =>
    [
      `/leadership?page=${1000 + (index % 90_000)}`,
      `/services/details/none-${index}/nothing`,
      `/blogs/details/201/unknown-${index}`,
      `/unknown/${index}`,
    ][index % 4] as string;
  testSite.proxy.forget();
  let index = 0;
  const sendRequests = async () => {
    while (index < count) {
      const path = unknownPath(index++);
      const { status } = await get(testSite.url + path);
      expect([308, 404], path).toContain(status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendRequests));

  // Page numbers beyond the end and unknown routes cost no backend call, an unknown id costs one.
  const calls = [...testSite.proxy.calls.values()].reduce((sum, some) => sum + some, 0);
  expect(calls).toBeLessThanOrEqual(count / 2 + 100);
  testSite.proxy.forget();
  for (const path of pages) {
    const { status, headers } = await get(testSite.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  const measured = {
    calls,
    disk: sizeOf(testSite.pageCacheDir) / 1e6,
    memory: testSite.residentBytes() / 1e6,
  };
  test.info().annotations.push({ type: "measured", description: JSON.stringify(measured) });
  expect(measured.disk).toBeLessThan(60);
  expect(measured.memory).toBeLessThan(900);
});

function bodyText(answer: HttpResponse | undefined): string {
  return textOf(answer?.body ?? "");
}

function addContent(contentDir: string): void {
  editContent(contentDir, "leadership", ([first, ...others]) => {
    const more = Array.from({ length: 24 }, (_, index) => ({
      ...first,
      id: 201 + index,
      name: `Leader ${index}`,
    }));
    return first ? [first, ...others, ...(more as (typeof first)[])] : [];
  });
  editContent(contentDir, "blog", (items) => {
    const first = items.find(({ status }) => status === "Y");
    return first ? [...items, { ...first, id: 201, title: "A Further Post" }] : [];
  });
}

function renameFirstLeader(testSite: TestSite, name: string): void {
  editContent(testSite.backend.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name }, ...others] : [],
  );
}

function databaseOf({ pageCacheDir }: TestSite): string {
  const name = readdirSync(pageCacheDir).find((file) => file.endsWith(".sqlite"));
  return join(pageCacheDir, name ?? "there is no database");
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
