/** Two processes of the site on one Redis: what one has made or heard, the other has; and each goes on without it. */
import { TestRedis } from "../../server/redis/test-redis.ts";
import { editContent, firstOf, textOf } from "../support/content.ts";
import { FaultProxy } from "../support/fault-proxy.ts";
import { get, revalidate, scaleTimeout, waitUntil } from "../support/http.ts";
import { test as base, expect } from "../support/test.ts";
import { type Backend, openBackend, openSite, type Site, secret } from "../support/test-site.ts";

type Replicas = {
  redis: TestRedis;
  backend: Backend;
  proxy: FaultProxy;
  /** One more, of the same build. */
  open: () => Promise<Site>;
  one: Site;
  two: Site;
};

const test = base.extend<{ replicas: Replicas }>({
  replicas: async ({ manyRecords }, use, info) => {
    const [redis, backend] = [await TestRedis.open(), await openBackend({ source: manyRecords.contentDir })];
    const proxy = await FaultProxy.open(backend.url);
    const sites: Site[] = [];
    const key = secret();
    const open = async () => {
      const name = `replica-${info.testId}-${info.repeatEachIndex}-${info.retry}-${sites.length}`;
      const options = { backendUrl: proxy.url, account: backend.account, secret: key, redisUrl: redis.url };
      const site = await openSite({ name, ...options });
      sites.push(site);
      return site;
    };
    await use({ redis, backend, proxy, open, one: await open(), two: await open() });
    for (const [index, site] of sites.entries()) {
      if (info.status !== info.expectedStatus)
        await info.attach(`log of site ${index}`, { body: site.log() });
      await site.close();
    }
    await proxy.close();
    await backend.close();
    await redis.close();
  },
});

/** Pages that no build makes. */
const path = "/leadership?page=3";
const other = "/our-values?page=3";

function rename({ backend }: Replicas, title: string): void {
  editContent(backend.contentDir, "commitments", ([first, ...rest]) =>
    first ? [{ ...first, title }, ...rest] : [],
  );
}
const shows = async (site: Site, title: string) =>
  textOf((await get(`${site.url}/commitments`)).body).includes(title);

test("what is published on one is seen on the other within a second", async ({ replicas }) => {
  const { one, two, backend } = replicas;
  const before = firstOf("commitments", backend.contentDir).title;
  for (const [publisher, reader, title] of [
    [one, two, "Told To The One"],
    [two, one, "Told To The Other"],
  ] as const) {
    for (const site of [one, two]) await get(`${site.url}/commitments`);
    rename(replicas, title);
    await waitUntil("the backend has the edit", 5000, async () => {
      const headers = { authorization: `Basic ${btoa(Object.values(backend.account).join(":"))}` };
      return (await get(`${backend.url}/website/commitment?page=1&limit=8`, headers)).body.includes(title);
    });
    expect(await shows(reader, title)).toBe(false);
    expect((await revalidate(publisher, ["commitments"])).status).toBe(200);
    const seen = await waitUntil("the new title on the other", 1000, () => shows(reader, title));
    test.info().annotations.push({ type: "seen after", description: `${Math.round(seen)} ms` });
    await waitUntil("the new title on the one", 1000, () => shows(publisher, title));
  }
  expect(await shows(one, before)).toBe(false);
});

test("a page that one has made is served by the others without the backend, by a new one too", async ({
  replicas,
}) => {
  const { one, two, proxy, open } = replicas;
  const made = await get(one.url + path);
  expect(made.status).toBe(200);
  proxy.fail({ kind: "refuse" });
  const three = await open();
  for (const site of [two, three]) {
    const found = await get(site.url + path);
    expect(found.status).toBe(200);
    expect(found.body).toBe(made.body);
    expect(found.headers.get("content-security-policy")).toBe(made.headers.get("content-security-policy"));
    // Nobody has made this one.
    expect((await get(site.url + other)).status).toBe(500);
  }
});

test("what 'use cache' has read is shared as well, and so are limits; all of it under names of the site's own", async ({
  replicas,
}) => {
  const { redis, one, two, proxy } = replicas;
  expect((await get(one.url + path)).status).toBe(200);
  const names = (kind: string) => redis.command("KEYS", `site:*:${kind}:*`) as Promise<string[]>;
  await waitUntil("the data in Redis", 5000, async () => (await names("data")).length > 0);
  proxy.fail({ kind: "refuse" });
  // Read by the one for a page, asked for by a browser at the other.
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

test("without Redis each goes on with what it has, and what is published meanwhile reaches the other", async ({
  replicas,
}) => {
  const { redis, one, two, proxy } = replicas;
  for (const site of [one, two])
    for (const each of [path, "/commitments"]) expect((await get(site.url + each)).status).toBe(200);

  for (const fail of [() => redis.hang(), () => redis.kill()]) {
    await fail();
    for (const site of [one, two]) {
      for (const each of [path, "/commitments", "/", "/leadership?page=2"]) {
        const { status, ms } = await get(site.url + each);
        expect(status).toBe(200);
        expect(ms).toBeLessThan(scaleTimeout(500));
      }
    }
  }
  expect((await get(one.url + other)).status).toBe(200);
  rename(replicas, "Told Without Redis");
  await waitUntil("the one that was told", 5000, async () => {
    expect((await revalidate(one, ["commitments"])).status).toBe(200);
    return shows(one, "Told Without Redis");
  });
  expect(await shows(two, "Told Without Redis")).toBe(false);

  await redis.start();
  await waitUntil("the one that was not", 10_000, () => shows(two, "Told Without Redis"));
  const back = (site: { log(): string }) => site.log().includes("redis: up again");
  await waitUntil("both are back", 15_000, async () => back(one) && back(two));
  // However often it went: one line when it does, and one when it is back.
  for (const site of [one, two]) {
    const said = site.log().match(/redis: (down|up again)/g) ?? [];
    expect(said.slice(0, 2)).toEqual(["redis: down", "redis: up again"]);
    for (const [index, line] of said.entries()) expect(line).not.toBe(said[index - 1]);
  }
  proxy.fail({ kind: "refuse" });
  for (const site of [one, two]) expect((await get(site.url + path)).status).toBe(200);
});
