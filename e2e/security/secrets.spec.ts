/** Every byte that the site serves is read, for credentials, addresses and content that nobody shall see. */
import { tags } from "../../lib/backend/contract.ts";
import { get, type HttpResponse, revalidate } from "../support/http.ts";
import { findLeaks, privateValues } from "../support/leaks.ts";
import { publicOrigin, routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { openWorld } from "../support/test-site.ts";

test("no page, script, style or answer of the site holds a secret or anything unpublished", async () => {
  test.setTimeout(180_000);
  const world = await openWorld("secrets");
  try {
    // From here on pages are made by this site, with its credentials, and not by the build.
    expect((await revalidate(world, tags)).status).toBe(200);
    const secrets = privateValues({
      ...world,
      account: world.backend.account,
      backendUrl: world.backend.url,
    });
    const leaks: string[] = [];
    const read = async (path: string, headers?: Record<string, string>): Promise<HttpResponse> => {
      const answer = await get(world.url + path, headers);
      for (const leak of findLeaks(answer, secrets, world.url)) leaks.push(`${path}: ${leak}`);
      return answer;
    };

    const sitemap = (await read("/sitemap.xml")).body;
    const pages = new Set(["/", "/no/such/page", "/our-team?page=99", "/services/details/1/wrong"]);
    for (const [, address = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
      pages.add(address.slice(publicOrigin.length).replaceAll("&amp;", "&") || "/");
    }
    const assets = new Set<string>();
    // The set grows while it is gone through.
    for (const path of pages) {
      let answer = await read(path);
      if (answer.headers.get("x-nextjs-cache") === "STALE") answer = await read(path);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
      // Scripts stand as texts in the page, for its loader.
      for (const [, linked, script = ""] of answer.body.matchAll(
        /(?:href|src)="(\/[^"#]*)|"(\/_next\/static\/[^"]+\.js)"/g,
      )) {
        const target = (linked ?? script).replaceAll("&amp;", "&");
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
    expect(routeCases.every(({ path }) => pages.has(path))).toBe(true);
    expect(pages.size).toBeGreaterThan(100);
    expect([...assets].filter((asset) => asset.endsWith(".js")).length).toBeGreaterThan(5);
    expect([...assets].filter((asset) => asset.endsWith(".css")).length).toBeGreaterThan(1);

    for (const path of ["/robots.txt", "/api/health/live", "/api/revalidate", "/api/nothing"])
      await read(path);
    for (const path of [
      "/files/media/nothing.webp",
      "/files/website/team",
      "/files/openapi.json",
      "/files/..%2f",
    ]) {
      const { status } = await read(path);
      expect(status, path).toBe(404);
    }
    await read("/_next/image?url=%2Ffiles%2Fmedia%2Fnothing.webp&w=640&q=70");
    await read(`/_next/image?url=${encodeURIComponent(world.backend.url)}&w=640&q=70`).then(({ status }) =>
      expect(status).toBe(400),
    );
    for (const body of ["", "x", '{"tags":["nothing"]}']) {
      for (const secret of ["wrong", world.secret]) {
        const response = await fetch(`${world.url}/api/revalidate`, {
          method: "POST",
          body,
          headers: { authorization: `Bearer ${secret}` },
        });
        const answer = { headers: response.headers, body: await response.text() };
        for (const leak of findLeaks(answer, secrets, world.url)) leaks.push(`POST /api/revalidate: ${leak}`);
      }
    }
    expect(leaks.slice(0, 20)).toEqual([]);
    test.info().annotations.push({ type: "read", description: `${pages.size} pages, ${assets.size} assets` });
  } finally {
    await world.close();
  }
});

test("error pages hold no secret, not even one that the backend's own error holds", async ({ outage }) => {
  const { account } = outage.backend;
  const secrets = privateValues({ account, backendUrl: outage.proxy.url, secret: outage.secret });
  const gossip = JSON.stringify({ error: `${account.username}:${account.password} at ${outage.proxy.url}` });
  const faults = [
    { kind: "refuse" },
    { kind: "half" },
    { kind: "answer", status: 500, type: "application/json", body: gossip },
    { kind: "answer", status: 200, type: "text/html", body: gossip },
    { kind: "answer", status: 200, type: "application/json", body: gossip },
    { kind: "answer", status: 401, type: "text/plain", body: gossip },
  ] as const;
  const paths = [
    "/leadership?page=3",
    "/expertise/details/140/x",
    "/miscellaneous?item=140",
    "/blogs/details/14",
  ];
  for (const fault of faults) {
    outage.proxy.fail(fault);
    // Half a file ends as what it is, a broken connection.
    const files = fault.kind === "half" ? [] : ["/files/media/banners/cold-box.webp"];
    for (const path of [...paths, ...files, "/sitemap.xml"]) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const answer = await get(outage.url + path, headers);
        if (paths.includes(path) && !headers.RSC) expect(answer.status, path).toBe(500);
        expect(findLeaks(answer, secrets, outage.url), `${path} when ${JSON.stringify(fault)}`).toEqual([]);
      }
    }
  }
});
