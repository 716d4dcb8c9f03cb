/** The pages that were served once are served again: after a restart, without the backend, whatever else is asked for. */
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tags } from "../../lib/backend/contract.ts";
import { editContent, firstOf, textOf } from "../support/content.ts";
import { get, type HttpResponse, revalidate, scaleTimeout, waitUntil } from "../support/http.ts";
import { type House, withHouse } from "../support/replicas.ts";
import { detailsPath, routeCases } from "../support/routes.ts";
import { expect } from "../support/test.ts";

const test = withHouse(addContent);

/** Pages that no build makes. */
const onDemand = ["/leadership?page=3", "/leadership?page=4", "/blogs/details/201/a-further-post"];
const built = routeCases.map(({ path }) => path);
const redirect = "/blogs/details/201/a-former-name";

test("an outage that begins before the first request leaves every page of the build", async ({ house }) => {
  await house.stop();
  house.proxy.fail({ kind: "refuse" });
  await house.start();
  for (const path of [...built, "/leadership?page=2", "/sitemap.xml", "/robots.txt"]) {
    const { status, headers } = await get(house.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  expect((await get(`${house.url}/no/such/page`)).status).toBe(404);
});

test("a restart in an outage leaves every page that was served, and all heals when it is over", async ({
  house,
}) => {
  test.setTimeout(180_000);
  const first = firstOf("blog", house.contentDir);
  const withdrawn = detailsPath("/blogs", first);
  const before = new Map<string, HttpResponse>();
  expect((await get(house.url + withdrawn)).status).toBe(200);
  for (const path of [...built, ...onDemand, redirect]) before.set(path, await get(house.url + path));
  for (const path of onDemand) expect(before.get(path)?.status, path).toBe(200);
  expect(before.get(redirect)?.status).toBe(308);

  editContent(house.contentDir, "blog", (items) => items.filter(({ id }) => id !== first.id));
  await waitUntil("the withdrawn page", 15_000, async () => {
    expect((await revalidate(house, ["blog"])).status).toBe(200);
    return (await get(house.url + withdrawn)).status === 404;
  });

  house.proxy.fail({ kind: "refuse" });
  rename(house, "Appointed In The Outage");
  expect((await revalidate(house, tags)).status).toBe(200);
  await house.stop();
  await house.start();
  house.proxy.forget();

  for (let visit = 0; visit < 2; visit++) {
    for (const path of [...built, ...onDemand].filter((path) => path !== withdrawn)) {
      const { status, headers, body } = await get(house.url + path);
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
  expect((await get(house.url + withdrawn)).status).toBe(404);
  const moved = await get(house.url + redirect);
  expect(moved.status).toBe(308);
  expect(moved.headers.get("location")).toBe(before.get(redirect)?.headers.get("location"));
  // The marks of tags have survived as well: the site has tried to make its pages anew.
  await waitUntil("the site asks the backend", 10_000, () => house.proxy.attempts > 0);

  house.proxy.pass();
  const healed = await waitUntil("the new name", 45_000, async () => {
    const { status, body } = await get(`${house.url}/leadership`);
    expect(status).toBe(200);
    return textOf(body).includes("Appointed In The Outage");
  });
  test.info().annotations.push({ type: "healed after", description: `${Math.round(healed)} ms` });
});

test("a store that was cut off is begun again, with one line, and keeps pages again", async ({ house }) => {
  const [path] = onDemand as [string];
  for (const path of onDemand) expect((await get(house.url + path)).status).toBe(200);
  await house.stop();
  const file = storeOf(house);
  truncateSync(file, Math.round(statSync(file).size * 0.6));
  await house.start();
  for (const path of [...built, ...onDemand]) expect((await get(house.url + path)).status, path).toBe(200);
  expect(existsSync(join(house.folder, "damaged.sqlite"))).toBe(true);

  await house.stop();
  house.proxy.fail({ kind: "refuse" });
  await house.start();
  expect((await get(house.url + path)).status).toBe(200);
});

test("a store of another build is not used, and removed", async ({ house }) => {
  expect((await get(house.url + onDemand[0])).status).toBe(200);
  await house.stop();
  const buildId = join(house.folder, "..", "..", "BUILD_ID");
  const former = readFileSync(buildId, "utf8");
  writeFileSync(buildId, "another-build");
  house.proxy.fail({ kind: "refuse" });
  await house.start();
  expect((await get(house.url + onDemand[0])).status).toBe(500);
  expect(readdirSync(house.folder).filter((name) => name.startsWith(former))).toEqual([]);
  expect(existsSync(join(house.folder, "another-build.sqlite"))).toBe(true);
});

test("made-up addresses leave memory and disk within bounds, and the pages where they are", async ({
  house,
}) => {
  const count = Number(process.env.E2E_MADE_UP_ADDRESSES || 600);
  test.setTimeout(scaleTimeout(60_000 + count * 60));
  const pages = [...built, ...onDemand];
  for (const path of pages) expect((await get(house.url + path)).status, path).toBe(200);

  const madeUp = (index: number) =>
    [
      `/leadership?page=${1000 + (index % 90_000)}`,
      `/services/details/none-${index}/nothing`,
      `/blogs/details/201/made-up-${index}`,
      `/made/up/${index}`,
    ][index % 4] as string;
  house.proxy.forget();
  let index = 0;
  const visitor = async () => {
    while (index < count) {
      const path = madeUp(index++);
      const { status } = await get(house.url + path);
      expect([308, 404], path).toContain(status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));

  // Page numbers beyond the end and addresses of no route cost the backend nothing, an id that no record has one call.
  const calls = [...house.proxy.calls.values()].reduce((sum, some) => sum + some, 0);
  expect(calls).toBeLessThanOrEqual(count / 2 + 100);
  house.proxy.forget();
  for (const path of pages) {
    const { status, headers } = await get(house.url + path);
    expect(status, path).toBe(200);
    expect(headers.get("x-nextjs-cache"), path).toMatch(/HIT|STALE/);
  }
  const found = { calls, disk: sizeOf(house.folder) / 1e6, memory: memoryOf(house.pid()) / 1e6 };
  test.info().annotations.push({ type: "found", description: JSON.stringify(found) });
  expect(found.disk).toBeLessThan(60);
  expect(found.memory).toBeLessThan(900);
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

function rename(house: House, name: string): void {
  editContent(house.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name }, ...others] : [],
  );
}

function storeOf({ folder }: House): string {
  const name = readdirSync(folder).find((file) => file.endsWith(".sqlite"));
  return join(folder, name ?? "there is no store");
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** The resident memory of a process, in bytes; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/statm`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) * 4096 : 0;
}
