/** Site processes tell each other of publish calls through one Redis, and share rate limits; each has its own pages, and goes on without it. */

import { addRecords, expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, keepFewPages, textOf } from "../../testing/content/content.ts";
import { get, revalidate, waitUntil } from "../../testing/http/http.ts";
import { FaultProxy } from "../../testing/proxies/fault-proxy.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestBackend } from "../../testing/sites/test-backend.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

// In one worker and in this order: a publish call visits all pages, and the last test leaves the address of all locked out.
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
  for (const site of [one, two]) await hasJoined(site);
});
test.beforeEach(async () => {
  proxy.pass();
  for (const site of [one, two])
    await waitUntil(
      "the site is ready",
      async () => (await get(`${site.url}/api/health/ready`)).status === 200,
    );
});
test.afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await proxy.close();
  await backend.close();
  await redis.close();
});

/** Connected, for so many times: all pages are stale since then, and messages arrive. */
const hasJoined = (site: TestSite, times = 1) =>
  waitUntil("the replica has joined", async () => {
    return site.log().split("redis: all pages are stale").length > times;
  });
/** Visits a page until it is fresh. */
const freshen = (site: TestSite, path: string) =>
  waitUntil(
    `${path} is fresh`,
    async () => (await get(site.url + path)).headers.get("x-nextjs-cache") === "HIT",
  );
const shows = async (site: TestSite, title: string) =>
  textOf((await get(`${site.url}/commitments`)).body).includes(title);
const suggests = async (site: TestSite, words: string) =>
  (await get(`${site.url}/api/search?q=${words}`)).body.includes('"path":"/commitments"');
const finds = async (site: TestSite, words: string) =>
  textOf((await get(`${site.url}/search?q=${words}`)).body).includes(`1 result for “${words}”`);

test("a replica that starts during an outage has the build's pages and its own disk, and nothing more", async () => {
  const path = "/leadership/page/3";
  await freshen(one, path);
  const rendered = await get(one.url + path);
  expect(rendered.status).toBe(200);
  proxy.fail({ kind: "refuse" });
  await using three = await open("three");
  await one.stop();
  await one.start();
  await hasJoined(one, 2);
  await hasJoined(three);
  for (const site of [one, three]) {
    for (const built of ["/", "/leadership", "/commitments"])
      expect((await get(site.url + built)).status).toBe(200);
  }
  const again = await get(one.url + path);
  expect(again.status).toBe(200);
  expect(again.body).toBe(rendered.body);
  // Only the first replica has rendered it.
  for (const site of [two, three]) expect((await get(site.url + path)).status).toBe(500);
});

test("a publish on one replica is shown and found by the other", async () => {
  const before = firstOf("commitments", backend.contentDir).title;
  for (const site of [one, two]) await waitUntil("the index", () => suggests(site, "commitments"));
  for (const [publisher, reader, title] of [
    [one, two, "Zirconium"],
    [two, one, "Hafnium"],
  ] as const) {
    for (const site of [one, two]) {
      await freshen(site, "/commitments");
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

test("without Redis each replica goes on with its own pages, and a publish reaches the other when Redis is back", async () => {
  const path = "/leadership/page/4";
  for (const site of [one, two]) for (const known of [path, "/commitments"]) await freshen(site, known);

  for (const fail of [() => redis.hang(), () => redis.kill()]) {
    await fail();
    for (const site of [one, two])
      for (const known of [path, "/commitments", "/", "/leadership/page/2"])
        expect((await get(site.url + known)).status).toBe(200);
  }
  expect((await get(`${one.url}/our-values/page/4`)).status).toBe(200);
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
    const states = site.log().match(/redis: (?:down|up again)/g) ?? [];
    expect(states.slice(0, 2)).toEqual(["redis: down", "redis: up again"]);
    for (const [index, line] of states.entries()) expect(line).not.toBe(states[index - 1]);
  }
  proxy.fail({ kind: "refuse" });
  for (const site of [one, two]) expect((await get(site.url + path)).status).toBe(200);
});

test("rate limits are shared, and nothing else is in Redis", async () => {
  const wrong = { url: one.url, secret: "wrong" };
  // A replica counts by itself while a reply of Redis is late, as on a busy machine.
  await waitUntil("Redis has counted ten wrong secrets", async () => {
    expect([401, 429]).toContain((await revalidate(wrong, ["news"])).status);
    const [name] = (await redis.command("KEYS", "site:limit:wrong-secrets:*")) as string[];
    return name !== undefined && Number(await redis.command("GET", name)) >= 10;
  });
  await waitUntil("the other, too, is locked", async () => (await revalidate(two, ["news"])).status === 429);
  const keys = (await redis.command("KEYS", "*")) as string[];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((name) => !/^site:limit:[a-z-]+/.test(name))).toEqual([]);
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
