/** The backend fails in every way it can: visited pages stay, new ones name the error, and all recover by themselves. */
import { setTimeout as sleep } from "node:timers/promises";
import { tags } from "../../lib/backend/contract.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, textOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get, isWithin, revalidate, waitUntil } from "../../testing/http/http.ts";
import { faultCases } from "../../testing/proxies/fault-cases.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

test.use({ javaScriptEnabled: false });

const visitedPaths = [
  "/",
  "/about",
  "/leadership",
  "/leadership?page=2",
  detailsPath("/services", firstOf("services")),
  detailsPath("/blogs", firstOf("blog")),
];

/** Pages that neither the build nor a test before has generated, and how their error message begins. */
function newPages(index: number) {
  const page = 3 + index;
  // A page reads the records beside its own, too.
  const id = 110 + 4 * index;
  return [
    { path: `/leadership?page=${page}`, prefix: "Failed to load timeline: " },
    { path: `/our-values?page=${page}`, prefix: "Failed to load timeline: " },
    { path: `/our-team?page=${page}`, prefix: "Failed to load team data: " },
    { path: `/expertise/details/${id}/further-entry-${id}`, prefix: "Error: " },
    { path: `/services/details/${id}/further-entry-${id}`, prefix: "Error: " },
  ];
}

test.describe("one outage after the other", () => {
  // In one worker, for one site.
  test.describe.configure({ mode: "default" });
  let site: TestSite;
  test.beforeAll(async ({ manyRecords }, { workerIndex }) => {
    site = await TestSite.open({ name: `outage-${workerIndex}`, backend: manyRecords, faultProxy: true });
  });
  test.afterAll(() => site.close());

  for (const [index, { name, fault, message }] of faultCases.entries()) {
    test(`a backend that ${name} leaves visited pages as they are; new pages name the error until it is back`, async ({
      page,
    }) => {
      const before = await readVisitedPages(site);
      site.proxy.fail(fault);

      for (const path of visitedPaths) {
        const { status, body, ms } = await get(site.url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).toBe(before.get(path));
        expect(isWithin(ms, 1000), `${path} took ${ms} ms`).toBe(true);
      }
      const pages = newPages(index);
      await Promise.all(
        pages.map(async ({ path, prefix }) => {
          const { status, headers, body, ms } = await get(site.url + path);
          expect(status, path).toBeGreaterThanOrEqual(500);
          expect(textOf(body), path).toContain(prefix + message);
          expect(headers.get("cache-control"), path).toMatch(/no-store|private/);
          expect(isWithin(ms - 5000, 1500), `${path} took ${ms} ms`).toBe(true);
        }),
      );
      const [{ path, prefix } = { path: "", prefix: "" }] = pages;
      expect((await page.goto(site.url + path))?.status()).toBeGreaterThanOrEqual(500);
      await expect(page.getByText(prefix + message, { exact: true })).toBeVisible();
      await expect(
        page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }),
      ).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Quick Links" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      site.proxy.pass();
      // The circuit breaker stays open for up to five seconds.
      await waitUntil("a new page is rendered", async () => (await get(site.url + path)).status === 200);
      for (const { path } of pages) {
        const { status, body } = await get(site.url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).not.toContain("Failed to load");
        expect(textOf(body), path).toContain("Further");
      }
    });
  }
});

// Three faults stand for all: no response, an error status, and the wrong shape. `npm run soak` tries all of them.
const representatives = ["refuses connections", "responds with 500", "responds with JSON of another shape"];
test.describe("published content", () => {
  test.use({ siteOptions: { faultProxy: true } });
  for (const { name, fault } of faultCases.filter((one) => representatives.includes(one.name))) {
    test(`a backend that ${name} cannot damage pages that were published during the outage`, async ({
      testSite,
    }) => {
      const before = await readVisitedPages(testSite);
      testSite.proxy.fail(fault);
      const undo = renameFirstLeader(testSite, "Appointed In An Outage");
      try {
        await publishDuringOutage(testSite, before);
        testSite.proxy.pass();
        expect((await revalidate(testSite, ["leadership"])).status).toBe(200);
        await waitForLeader(testSite, "Appointed In An Outage", 5_000);
      } finally {
        undo();
      }
    });
  }

  test("lists that browsers have requested stay as they were", async ({ testSite }) => {
    const list = `${testSite.url}/api/lists/leadership`;
    const { status, body } = await get(`${list}/1`);
    expect(status).toBe(200);
    testSite.proxy.fail({ kind: "refuse" });
    expect((await revalidate(testSite, ["leadership"])).status).toBe(200);
    for (let times = 0; times < 3; times++) {
      const again = await get(`${list}/1`);
      expect([again.status, again.body]).toEqual([200, body]);
    }
    expect(testSite.proxy.attempts).toBeGreaterThan(0);
    expect((await get(`${list}/2`)).status).toBe(503);
  });

  test("content published during an outage shows by itself when the backend is back", async ({
    testSite,
  }) => {
    const before = await readVisitedPages(testSite);
    testSite.proxy.fail({ kind: "refuse" });
    const undo = renameFirstLeader(testSite, "Appointed Before The Return");
    try {
      await publishDuringOutage(testSite, before);
      testSite.proxy.pass();
      // Next.js does not retry a page for 30 s after a failed regeneration.
      await waitForLeader(testSite, "Appointed Before The Return", 40_000);
    } finally {
      undo();
    }
  });
});

async function readVisitedPages({ url }: TestSite): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of visitedPaths) {
    const { status, body } = await get(url + path);
    expect(status, path).toBe(200);
    texts.set(path, textOf(body));
  }
  return texts;
}

/** Publishes everything; visits the pages until the site has tried to regenerate each of them, in vain. */
async function publishDuringOutage(
  { url, secret, proxy }: TestSite,
  before: Map<string, string>,
): Promise<void> {
  proxy.forget();
  expect((await revalidate({ url, secret }, tags)).status).toBe(200);
  // All at the same time: pages that wait for the same call all have to stay as they were.
  const visit = () =>
    Promise.all(
      Array.from(before, async ([path, text]) => {
        const { status, body } = await get(url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).toBe(text);
      }),
    );
  // A failed regeneration ends some time after its last call, and a publish before that end counts as part of it:
  // 1.5 s without a call show that it has ended.
  await waitUntil("the site has tried each page, and calls the backend no more", async () => {
    const { attempts } = proxy;
    await visit();
    await sleep(1_500);
    return attempts >= before.size && proxy.attempts === attempts && proxy.pending === 0;
  });
}

/** Waits for a name on a page that must never lose its list. */
async function waitForLeader({ url }: TestSite, name: string, timeoutMs: number): Promise<void> {
  const took = await waitUntil(`"${name}" on /leadership`, async () => {
    const { status, body } = await get(`${url}/leadership`);
    expect(status).toBe(200);
    expect(body).toContain("<article");
    return textOf(body).includes(name);
  });
  test.info().annotations.push({ type: "recovered after", description: `${Math.round(took)} ms` });
}

/** @returns a function that restores the name */
function renameFirstLeader({ backend: { contentDir } }: TestSite, name: string): () => void {
  const set = (to: string) =>
    editContent(contentDir, "leadership", ([first, ...others]) =>
      first ? [{ ...first, name: to }, ...others] : [],
    );
  const former = firstOf("leadership", contentDir).name;
  set(name);
  return () => set(former);
}
