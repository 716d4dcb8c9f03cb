/** Reads everything the site serves, and looks for credentials, internal addresses and unpublished content. */

import { filesOfPage } from "../../lib/site/page-files.ts";
import { routes } from "../../lib/site/routes.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin, routeCases, sampleOf } from "../../testing/content/routes.ts";
import { get, type HttpResponse, waitUntil } from "../../testing/http/http.ts";
import { findLeaks, privateValues } from "../../testing/http/leaks.ts";
import { ageCopy } from "../../testing/sites/build-copy.ts";

test.describe("a site with the built content", () => {
  test.use({ siteOptions: {} });

  test("no page, script, style or other response contains a secret or unpublished content", async ({
    testSite,
  }) => {
    // From here on the pages are rendered by this site with its credentials, and not by the build.
    await testSite.stop();
    ageCopy(testSite.distDir);
    await testSite.start();
    const secrets = privateValues({
      ...testSite,
      account: testSite.backend.account,
      backendUrl: testSite.backend.url,
    });
    const leaks: string[] = [];
    const read = async (path: string, headers?: Record<string, string>): Promise<HttpResponse> => {
      const response = await get(testSite.url + path, headers);
      for (const leak of findLeaks(response, secrets, testSite.url)) leaks.push(`${path}: ${leak}`);
      return response;
    };

    const sitemap = (await read("/sitemap.xml")).body;
    const pages = new Set(["/", "/no/such/page", "/our-team?page=99", "/services/details/1/wrong"]);
    for (const [, address = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
      pages.add(address.slice(publicOrigin.length).replaceAll("&amp;", "&") || "/");
    }
    const assets = new Set<string>();
    // The set grows during the loop.
    for (const path of pages) {
      // seo/crawl.spec.ts reads all of them, from the build.
      if (!sampleOf(pages).includes(path)) continue;
      let response = await read(path);
      await waitUntil(`${path} is rendered`, async () => {
        if (response.headers.get("x-nextjs-cache") === "STALE") response = await read(path);
        return response.headers.get("x-nextjs-cache") !== "STALE";
      });
      if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
      for (const file of filesOfPage(response.body)) assets.add(`/_next/${file}`);
      for (const [, linked = ""] of response.body.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
        const target = linked.replaceAll("&amp;", "&");
        if (/^\/(_next\/static|files)\//.test(target)) assets.add(target);
        else if (!target.startsWith("/_next/") && !target.startsWith("//")) pages.add(target);
      }
      const payload = await read(path, { RSC: "1" });
      const next = payload.headers.get("location");
      if (payload.status === 307 && next) {
        const followed = await read(next, { RSC: "1" });
        if (followed.status === 200)
          expect(followed.headers.get("content-type")).toContain("text/x-component");
      }
      await read(`${path}${path.includes("?") ? "&" : "?"}_rsc=1`);
    }
    for (const asset of assets) {
      const { headers } = await read(asset);
      const map = headers.get("sourcemap");
      expect(map, `${asset} has no source map`).toBeNull();
    }
    // Forms lead to the search.
    expect(routeCases.filter(({ path }) => !pages.has(path)).map(({ path }) => path)).toEqual([
      routes.search,
    ]);
    expect(pages.size).toBeGreaterThan(100);
    expect([...assets].filter((asset) => asset.endsWith(".js")).length).toBeGreaterThan(5);
    expect([...assets].filter((asset) => asset.endsWith(".css")).length).toBeGreaterThan(1);

    for (const path of ["/robots.txt", "/api/health/live", "/api/revalidate", "/api/nothing", "/files/..%2f"])
      await read(path);
    for (const path of ["/files/media/nothing.webp", "/files/website/team", "/files/openapi.json"]) {
      const { status } = await read(path);
      expect(status, path).toBe(404);
    }
    await read("/_next/image?url=%2Ffiles%2Fmedia%2Fnothing.webp&w=640&q=70");
    await read(`/_next/image?url=${encodeURIComponent(testSite.backend.url)}&w=640&q=70`).then(({ status }) =>
      expect(status).toBe(400),
    );
    for (const body of ["", "x", '{"tags":["nothing"]}']) {
      for (const secret of ["wrong", testSite.secret]) {
        const response = await fetch(`${testSite.url}/api/revalidate`, {
          method: "POST",
          body,
          headers: { authorization: `Bearer ${secret}` },
        });
        const received = { headers: response.headers, body: await response.text() };
        for (const leak of findLeaks(received, secrets, testSite.url))
          leaks.push(`POST /api/revalidate: ${leak}`);
      }
    }
    expect(leaks.slice(0, 20)).toEqual([]);
    test.info().annotations.push({ type: "read", description: `${pages.size} pages, ${assets.size} assets` });
  });
});

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
    "/leadership?page=17",
    "/expertise/details/140/x",
    "/miscellaneous?item=140",
    "/blogs/details/14",
  ];
  for (const fault of faults) {
    testSite.proxy.fail(fault);
    // Half a file ends as a broken connection.
    const files = fault.kind === "half" ? [] : ["/files/media/banners/cold-box.webp"];
    for (const path of [...paths, ...files, "/sitemap.xml"]) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const response = await get(testSite.url + path, headers);
        if (paths.includes(path) && !headers.RSC) expect(response.status, path).toBe(500);
        expect(findLeaks(response, secrets, testSite.url), `${path} when ${JSON.stringify(fault)}`).toEqual(
          [],
        );
      }
    }
  }
});
