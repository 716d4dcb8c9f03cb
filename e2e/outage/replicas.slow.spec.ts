/** Site processes share one Redis: pages, data, publishes and limits; and each goes on without it. */

import { addRecords, expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, keepFewPages, textOf } from "../../testing/content/content.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestBackend } from "../../testing/sites/test-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

// In one worker and in this order: the last test leaves the address of all of them locked out.
test.describe.configure({ mode: "default" });
let redis: TestRedis;
let backend: TestBackend;
let proxy: FaultProxy;
let one: TestSite;
let two: TestSite;
/** Starts a further replica of the same build. */
let open: (name: string) => Promise<TestSite>;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  redis = await TestRedis.open();
  backend = await TestBackend.open({ change: addContent });
  proxy = await FaultProxy.open(backend.url);
  const options = { backend, faultProxy: proxy, secret: newSecret(), redisUrl: redis.url };
  open = (name) => TestSite.open({ name: `replica-${name}-${workerIndex}`, ...options });
  [one, two] = await Promise.all([open("one"), open("two")]);
});
test.beforeEach(async () => {
  for (const site of [one, two]) await site.reset();
});
test.afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await proxy.close();
  await backend.close();
  await redis.close();
});

const shows = async (site: TestSite, title: string) =>
  textOf((await get(`${site.url}/commitments`)).body).includes(title);
const suggests = async (site: TestSite, words: string) =>
  (await get(`${site.url}/api/search?q=${words}`)).body.includes('"path":"/commitments"');
const finds = async (site: TestSite, words: string) =>
  textOf((await get(`${site.url}/search?q=${words}`)).body).includes(`1 result for “${words}”`);

test("a publish on one replica is shown and found by the other", async () => {
  const before = firstOf("commitments", backend.contentDir).title;
  for (const site of [one, two]) await waitUntil("the index", () => suggests(site, "commitments"));
  for (const [publisher, reader, title] of [
    [one, two, "Zirconium"],
    [two, one, "Hafnium"],
  ] as const) {
    for (const site of [one, two]) {
      await get(`${site.url}/commitments`);
      expect(await finds(site, title)).toBe(false);
    }
    await rename(title);
    expect(await shows(reader, title)).toBe(false);
    await publisher.publish(["commitments"]);
    for (const [name, site] of [
      ["reader", reader],
      ["publisher", publisher],
    ] as const) {
      await waitUntil(`the new title on the ${name}`, () => shows(site, title));
      await waitUntil(`suggestions of the ${name}`, () => suggests(site, title));
    }
    // Pages that had been made without it.
    for (const site of [one, two]) expect(await finds(site, title)).toBe(true);
  }
  expect(await shows(one, before)).toBe(false);
});

test("a page that one replica rendered is served by the others without the backend, by a new one too", async () => {
  const path = "/leadership?page=3";
  const rendered = await get(one.url + path);
  expect(rendered.status).toBe(200);
  proxy.fail({ kind: "refuse" });
  await using three = await open("three");
  for (const site of [two, three]) {
    const served = await get(site.url + path);
    expect(served.status).toBe(200);
    expect(served.body).toBe(rendered.body);
    expect(served.headers.get("content-security-policy")).toBe(
      rendered.headers.get("content-security-policy"),
    );
    // No replica has rendered this one.
    expect((await get(`${site.url}/our-values?page=3`)).status).toBe(500);
  }
});

test("without Redis each replica goes on with its own pages, and a publish reaches the other when Redis is back", async () => {
  const path = "/leadership?page=4";
  for (const site of [one, two])
    for (const known of [path, "/commitments"]) expect((await get(site.url + known)).status).toBe(200);

  for (const fail of [() => redis.hang(), () => redis.kill()]) {
    await fail();
    for (const site of [one, two])
      for (const known of [path, "/commitments", "/", "/leadership?page=2"])
        expect((await get(site.url + known)).status).toBe(200);
  }
  expect((await get(`${one.url}/our-values?page=4`)).status).toBe(200);
  await rename("Published Without Redis");
  await waitUntil("the publisher", async () => {
    await one.publish(["commitments"]);
    return shows(one, "Published Without Redis");
  });
  expect(await shows(two, "Published Without Redis")).toBe(false);

  await redis.start();
  await waitUntil("the other", () => shows(two, "Published Without Redis"));
  const back = (site: TestSite) => site.log().includes("redis: up again");
  await waitUntil("both are back", () => back(one) && back(two));
  // Each loss and each return of the connection is logged once.
  for (const site of [one, two]) {
    const states = site.log().match(/redis: (down|up again)/g) ?? [];
    expect(states.slice(0, 2)).toEqual(["redis: down", "redis: up again"]);
    for (const [index, line] of states.entries()) expect(line).not.toBe(states[index - 1]);
  }
  proxy.fail({ kind: "refuse" });
  for (const site of [one, two]) expect((await get(site.url + path)).status).toBe(200);
});

test("data of 'use cache' and rate limits are shared, all under the site's own key prefix", async () => {
  expect((await get(`${one.url}/leadership?page=5`)).status).toBe(200);
  const keys = (pattern: string) => redis.command("KEYS", pattern) as Promise<string[]>;
  await waitUntil("the data in Redis", async () => (await keys("site:*:data:*")).length > 0);
  proxy.fail({ kind: "refuse" });
  // One replica read it for a page; a browser requests it from the other.
  const list = await get(`${two.url}/api/lists/leadership/5`);
  expect(list.status).toBe(200);
  expect(JSON.parse(list.body).items.length).toBeGreaterThan(0);
  expect((await get(`${two.url}/api/lists/values/5`)).status).toBe(503);

  const wrong = { url: one.url, secret: "wrong" };
  for (let tries = 0; tries < 10; tries++) expect((await revalidate(wrong, ["news"])).status).toBe(401);
  expect((await revalidate(two, ["news"])).status).toBe(429);
  const own = /^site:(1:[\w-]+:(page|data|lock)|1:(marks|changes)|limit:[a-z-]+)/;
  expect((await keys("*")).filter((name) => !own.test(name))).toEqual([]);
});

function addContent(contentDir: string): void {
  keepFewPages(contentDir);
  addRecords(contentDir, { leadership: 20, values: 30 });
}

async function rename(title: string): Promise<void> {
  editContent(backend.contentDir, "commitments", ([first, ...rest]) =>
    first ? [{ ...first, title }, ...rest] : [],
  );
  await waitUntil("the backend has the edit", async () =>
    (await backend.read("commitment?page=1&limit=8")).includes(title),
  );
}
