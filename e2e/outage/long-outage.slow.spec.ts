/** An outage that outlasts time-outs and retries, on a site where these are short. */
import { tags } from "../../lib/backend/contract.ts";
import { addRecords, expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, keepFewPages, textOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { faultCases } from "../../testing/proxies/fault-cases.ts";
import type { Fault } from "../../testing/proxies/fault-proxy.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const visitedPaths = [
  "/",
  "/leadership",
  "/leadership/page/2",
  detailsPath("/services", firstOf("services")),
];

// In one worker, for one site.
test.describe.configure({ mode: "default" });
let site: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  const change = (contentDir: string) => {
    keepFewPages(contentDir);
    addRecords(contentDir, { values: 30 });
  };
  site = await TestSite.open({
    name: `long-outage-${workerIndex}`,
    change,
    faultProxy: true,
    periodScale: 0.06,
  });
});
test.beforeEach(() => site.reset());
test.afterAll(() => site.close());

test("a backend that never responds: visitors of a new page share its calls, and read that they failed", async () => {
  site.proxy.fail({ kind: "hang" });
  const url = `${site.url}/our-values/page/3`;
  for (const { status, headers, body } of await Promise.all(Array.from({ length: 12 }, () => get(url)))) {
    expect(status).toBe(500);
    expect(headers.get("cache-control")).toMatch(/no-store|private/);
    expect(textOf(body)).toContain("Failed to load timeline: Network Error");
  }
  // The search index may read the list meanwhile.
  for (const [call, times] of site.proxy.calls) expect(times, call).toBeLessThanOrEqual(2);
  site.proxy.pass();
  await waitUntil("the page is rendered", async () => (await get(url)).status === 200);
});

test("readiness turns 503 when the backend stops responding, without another request", async () => {
  const readiness = async () => {
    const { status, body } = await get(`${site.url}/api/health/ready`);
    return { code: status, ...(JSON.parse(body) as { backend: string; reason?: string }) };
  };
  site.proxy.fail({ kind: "hang" });
  await waitUntil("the site is not ready", async () => (await readiness()).code === 503);
  const { backend, reason } = await readiness();
  expect(backend).toBe("down");
  expect(reason).toMatch(/^The backend does not respond: /);
  site.proxy.pass();
  await waitUntil("the site is ready", async () => (await readiness()).code === 200);
});

// Three faults stand for all: no response, an error status, and the wrong shape.
const representatives = ["refuses connections", "responds with 500", "responds with JSON of another shape"];
for (const { name, fault } of faultCases.filter((one) => representatives.includes(one.name)))
  test(`a backend that ${name} cannot damage pages that were published during the outage`, async () => {
    const newName = `Appointed While It ${name}`;
    await publishInVain(fault, newName);
    site.proxy.pass();
    await site.publish(["leadership"]);
    await waitForLeader(newName);
  });

test("content published during an outage shows by itself when the backend is back", async () => {
  await publishInVain({ kind: "refuse" }, "Appointed Before The Return");
  site.proxy.pass();
  await waitForLeader("Appointed Before The Return");
});

/** Publishes everything while the backend fails; visits the pages until the site has tried to regenerate each of them. */
async function publishInVain(fault: Fault, leader: string): Promise<void> {
  const before = new Map<string, string>();
  for (const path of visitedPaths) {
    await waitUntil(`${path} is fresh`, async () => (await pageAt(path)).isFresh);
    before.set(path, (await pageAt(path)).text);
  }
  site.proxy.fail(fault);
  editContent(site.backend.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name: leader }, ...others] : [],
  );
  await waitUntil("the backend has the edit", async () =>
    (await site.backend.read("leadership?page=1&limit=6")).includes(leader),
  );
  await site.publish(tags);
  // Next keeps the last good page for a shorter time after it could not regenerate it.
  await waitUntil("the site has tried each page", async () => {
    // All at the same time: pages that wait for the same call all have to stay as they were.
    const pages = await Promise.all(
      Array.from(before, async ([path, text]) => {
        const page = await pageAt(path);
        expect(page.text, path).toBe(text);
        return page;
      }),
    );
    return pages.every(({ maxAge }) => maxAge < contentSeconds);
  });
}

/** For which content is fresh, as caches are told. */
const contentSeconds = 300;

async function pageAt(path: string): Promise<{ text: string; maxAge: number; isFresh: boolean }> {
  const { status, headers, body } = await get(site.url + path);
  expect(status, path).toBe(200);
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get("cdn-cache-control") ?? "")?.[1]);
  const isFresh = maxAge === contentSeconds && headers.get("x-nextjs-cache") === "HIT";
  return { text: textOf(body), maxAge, isFresh };
}

/** Waits for a name on a page that must never lose its list. */
async function waitForLeader(name: string): Promise<void> {
  await waitUntil(`"${name}" on /leadership`, async () => {
    const { status, body } = await get(`${site.url}/leadership`);
    expect(status).toBe(200);
    expect(body).toContain("<article");
    return textOf(body).includes(name);
  });
}
