/** Two site processes share one Redis: pages, data, publishes and limits; and each goes on without it. */

import { test as base, expect } from "../../testing/browser/test.ts";
import { editContent, firstOf, textOf } from "../../testing/content/content.ts";
import { get, isWithin, revalidate, waitUntil } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestBackend } from "../../testing/sites/test-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

type Replicas = {
  redis: TestRedis;
  backend: TestBackend;
  proxy: FaultProxy;
  /** Starts a further replica of the same build. */
  open: () => Promise<TestSite>;
  one: TestSite;
  two: TestSite;
};

const test = base.extend<{ replicas: Replicas }>({
  replicas: async ({ manyRecords }, use, info) => {
    const redis = await TestRedis.open();
    const backend = await TestBackend.open({ contentSource: manyRecords.contentDir });
    const faultProxy = await FaultProxy.open(backend.url);
    const options = { backend, faultProxy, secret: newSecret(), redisUrl: redis.url };
    const sites: TestSite[] = [];
    const open = async () => {
      const name = `replica-${info.testId}-${info.repeatEachIndex}-${info.retry}-${sites.length}`;
      const site = await TestSite.open({ name, ...options });
      sites.push(site);
      return site;
    };
    await use({ redis, backend, proxy: faultProxy, open, one: await open(), two: await open() });
    for (const [index, site] of sites.entries()) {
      if (info.status !== info.expectedStatus)
        await info.attach(`log of site ${index}`, { body: site.log() });
      await site.close();
    }
    await faultProxy.close();
    await backend.close();
    await redis.close();
  },
});

/** Pages that the build has not generated. */
const path = "/leadership?page=3";
const otherPath = "/our-values?page=3";

function rename({ backend }: Replicas, title: string): void {
  editContent(backend.contentDir, "commitments", ([first, ...rest]) =>
    first ? [{ ...first, title }, ...rest] : [],
  );
}
const shows = async (site: TestSite, title: string) =>
  textOf((await get(`${site.url}/commitments`)).body).includes(title);
const suggests = async (site: TestSite, words: string) =>
  (await get(`${site.url}/api/search?q=${words}`)).body.includes('"path":"/commitments"');
const finds = async (site: TestSite, words: string) =>
  textOf((await get(`${site.url}/search?q=${words}`)).body).includes(`1 result for “${words}”`);

test("a publish on one replica is shown and found by the other within a second", async ({ replicas }) => {
  const { one, two, backend } = replicas;
  const before = firstOf("commitments", backend.contentDir).title;
  for (const site of [one, two]) await waitUntil("the index", async () => suggests(site, "commitments"));
  for (const [publisher, reader, title] of [
    [one, two, "Zirconium"],
    [two, one, "Hafnium"],
  ] as const) {
    for (const site of [one, two]) {
      await get(`${site.url}/commitments`);
      expect(await finds(site, title)).toBe(false);
    }
    rename(replicas, title);
    await waitUntil("the backend has the edit", async () => {
      const headers = { authorization: `Basic ${btoa(Object.values(backend.account).join(":"))}` };
      return (await get(`${backend.url}/website/commitment?page=1&limit=8`, headers)).body.includes(title);
    });
    expect(await shows(reader, title)).toBe(false);
    expect((await revalidate(publisher, ["commitments"])).status).toBe(200);
    const [seen, found] = await Promise.all([
      waitUntil("the new title on the reader", () => shows(reader, title)),
      waitUntil("suggestions of the reader", () => suggests(reader, title)),
    ]);
    test.info().annotations.push({ type: "found after", description: `${Math.round(found)} ms` });
    test.info().annotations.push({ type: "seen after", description: `${Math.round(seen)} ms` });
    await waitUntil("the new title on the publisher", () => shows(publisher, title));
    await waitUntil("suggestions of the publisher", () => suggests(publisher, title));
    // Pages that had been made without it.
    for (const site of [one, two]) expect(await finds(site, title)).toBe(true);
  }
  expect(await shows(one, before)).toBe(false);
});

test("a page that one replica rendered is served by the others without the backend, by a new one too", async ({
  replicas,
}) => {
  const { one, two, proxy, open } = replicas;
  const rendered = await get(one.url + path);
  expect(rendered.status).toBe(200);
  proxy.fail({ kind: "refuse" });
  const three = await open();
  for (const site of [two, three]) {
    const served = await get(site.url + path);
    expect(served.status).toBe(200);
    expect(served.body).toBe(rendered.body);
    expect(served.headers.get("content-security-policy")).toBe(
      rendered.headers.get("content-security-policy"),
    );
    // No replica has rendered this one.
    expect((await get(site.url + otherPath)).status).toBe(500);
  }
});

test("data of 'use cache' and rate limits are shared, all under the site's own key prefix", async ({
  replicas,
}) => {
  const { redis, one, two, proxy } = replicas;
  expect((await get(one.url + path)).status).toBe(200);
  const keys = (kind: string) => redis.command("KEYS", `site:*:${kind}:*`) as Promise<string[]>;
  await waitUntil("the data in Redis", async () => (await keys("data")).length > 0);
  proxy.fail({ kind: "refuse" });
  // One replica read it for a page; a browser requests it from the other.
  const list = await get(`${two.url}/api/lists/leadership/3`);
  expect(list.status).toBe(200);
  expect(JSON.parse(list.body).items.length).toBeGreaterThan(0);
  expect((await get(`${two.url}/api/lists/values/3`)).status).toBe(503);

  const wrong = { url: one.url, secret: "wrong" };
  for (let tries = 0; tries < 10; tries++) expect((await revalidate(wrong, ["news"])).status).toBe(401);
  expect((await revalidate(two, ["news"])).status).toBe(429);
  const all = (await redis.command("KEYS", "*")) as string[];
  expect(
    all.filter((name) => !/^site:(1:[\w-]+:(page|data|lock)|1:(marks|changes)|limit:[a-z-]+)/.test(name)),
  ).toEqual([]);
});

test("without Redis each replica goes on with its own pages, and a publish reaches the other when Redis is back", async ({
  replicas,
}) => {
  const { redis, one, two, proxy } = replicas;
  for (const site of [one, two])
    for (const known of [path, "/commitments"]) expect((await get(site.url + known)).status).toBe(200);

  for (const fail of [() => redis.hang(), () => redis.kill()]) {
    await fail();
    for (const site of [one, two]) {
      for (const known of [path, "/commitments", "/", "/leadership?page=2"]) {
        const { status, ms } = await get(site.url + known);
        expect(status).toBe(200);
        expect(isWithin(ms, 500), `${known} took ${ms} ms`).toBe(true);
      }
    }
  }
  expect((await get(one.url + otherPath)).status).toBe(200);
  rename(replicas, "Published Without Redis");
  await waitUntil("the publisher", async () => {
    expect((await revalidate(one, ["commitments"])).status).toBe(200);
    return shows(one, "Published Without Redis");
  });
  expect(await shows(two, "Published Without Redis")).toBe(false);

  await redis.start();
  await waitUntil("the other", () => shows(two, "Published Without Redis"));
  const back = (site: { log(): string }) => site.log().includes("redis: up again");
  await waitUntil("both are back", async () => back(one) && back(two));
  // Each loss and each return of the connection is logged once.
  for (const site of [one, two]) {
    const states = site.log().match(/redis: (down|up again)/g) ?? [];
    expect(states.slice(0, 2)).toEqual(["redis: down", "redis: up again"]);
    for (const [index, line] of states.entries()) expect(line).not.toBe(states[index - 1]);
  }
  proxy.fail({ kind: "refuse" });
  for (const site of [one, two]) expect((await get(site.url + path)).status).toBe(200);
});
