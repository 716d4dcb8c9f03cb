/** The backend fails, in every way it can: what was there stays, what was not says so, and all heals by itself. */

import { setTimeout as sleep } from "node:timers/promises";
import { tags } from "../../lib/backend/contract.ts";
import { editContent, firstOf, textOf } from "../support/content.ts";
import { faultCases } from "../support/fault-cases.ts";
import { get, revalidate, scaleTimeout, waitUntil } from "../support/http.ts";
import { detailsPath } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import type { Outage } from "../support/test-site.ts";

test.use({ javaScriptEnabled: false });

const warm = [
  "/",
  "/about",
  "/leadership",
  "/leadership?page=2",
  detailsPath("/services", firstOf("services")),
  detailsPath("/blogs", firstOf("blog")),
];

/** Pages that no build makes. Each message is followed by what happened. */
const cold = [
  { path: "/leadership?page=3", says: "Failed to load timeline: " },
  { path: "/our-values?page=3", says: "Failed to load timeline: " },
  { path: "/our-team?page=3", says: "Failed to load team data: " },
  { path: "/expertise/details/131/further-entry-131", says: "Error: " },
  { path: "/services/details/132/further-entry-132", says: "Error: " },
];

for (const { name, fault, message } of faultCases) {
  test.describe(`a backend that ${name}`, () => {
    test("leaves visited pages as they are, and makes new ones say what is missing until it is back", async ({
      outage,
      page,
    }) => {
      const before = await readAll(outage);
      outage.proxy.fail(fault);

      for (const path of warm) {
        const { status, body, ms } = await get(outage.url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).toBe(before.get(path));
        expect(ms, path).toBeLessThan(scaleTimeout(1000));
      }
      await Promise.all(
        cold.map(async ({ path, says }) => {
          const { status, headers, body, ms } = await get(outage.url + path);
          expect(status, path).toBeGreaterThanOrEqual(500);
          expect(textOf(body), path).toContain(says + message);
          expect(headers.get("cache-control"), path).toMatch(/no-store|private/);
          expect(ms, path).toBeLessThan(5000 + scaleTimeout(1500));
        }),
      );
      const [{ path, says } = { path: "", says: "" }] = cold;
      expect((await page.goto(outage.url + path))?.status()).toBeGreaterThanOrEqual(500);
      await expect(page.getByText(says + message, { exact: true })).toBeVisible();
      await expect(
        page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }),
      ).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Quick Links" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      outage.proxy.pass();
      // A backend that was down is left alone for up to five seconds.
      await waitUntil(
        "a page can be made again",
        8_000,
        async () => (await get(outage.url + path)).status === 200,
      );
      for (const { path } of cold) {
        const { status, body } = await get(outage.url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).not.toContain("Failed to load");
        expect(textOf(body), path).toContain("Further");
      }
    });

    // Three ways stand for all: no answer, one in words of its own, one of the wrong shape. All of them: `npm run soak`.
    if (!["refuses connections", "answers 500", "answers JSON of another shape"].includes(name)) return;

    test("cannot spoil pages that an editor has published anew", async ({ outage }) => {
      const before = await readAll(outage);
      outage.proxy.fail(fault);
      const undo = rename(outage, "Appointed In An Outage");
      try {
        await publishInVain(outage, before);
        outage.proxy.pass();
        expect((await revalidate(outage, ["leadership"])).status).toBe(200);
        await shows(outage, "Appointed In An Outage", 5_000);
      } finally {
        undo();
      }
    });
  });
}

test("lists that browsers have asked for go on being what they were", async ({ outage }) => {
  const list = `${outage.url}/api/lists/leadership`;
  const { status, body } = await get(`${list}/1`);
  expect(status).toBe(200);
  outage.proxy.fail({ kind: "refuse" });
  expect((await revalidate(outage, ["leadership"])).status).toBe(200);
  for (let times = 0; times < 3; times++) {
    const again = await get(`${list}/1`);
    expect([again.status, again.body]).toEqual([200, body]);
  }
  expect(outage.proxy.attempts).toBeGreaterThan(0);
  expect((await get(`${list}/2`)).status).toBe(503);
});

test("what was published while the backend was away shows by itself when it is back", async ({ outage }) => {
  test.setTimeout(120_000);
  const before = await readAll(outage);
  outage.proxy.fail({ kind: "refuse" });
  const undo = rename(outage, "Appointed Before The Return");
  try {
    await publishInVain(outage, before);
    outage.proxy.pass();
    // Next.js leaves a page alone for 30 s after it could not be made anew.
    await shows(outage, "Appointed Before The Return", 40_000);
  } finally {
    undo();
  }
});

/** What the warm pages say. */
async function readAll(outage: Outage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of warm) {
    const { status, body } = await get(outage.url + path);
    expect(status, path).toBe(200);
    found.set(path, textOf(body));
  }
  return found;
}

/** Publishes all there is; visits the warm pages until the site has tried in vain to make each anew. */
async function publishInVain(outage: Outage, before: Map<string, string>): Promise<void> {
  outage.proxy.forget();
  expect((await revalidate(outage, tags)).status).toBe(200);
  // All at once: pages that wait for the same call are to be as they were, all of them.
  const visit = () =>
    Promise.all(
      Array.from(before, async ([path, text]) => {
        const { status, body } = await get(outage.url + path);
        expect(status, path).toBe(200);
        expect(textOf(body), path).toBe(text);
      }),
    );
  // A failed attempt ends some time after its last call; a publish that comes before its end is held against it.
  await waitUntil("the site has tried each page, and leaves the backend alone", 25_000, async () => {
    const { attempts } = outage.proxy;
    await visit();
    await sleep(1_500);
    return attempts >= before.size && outage.proxy.attempts === attempts && outage.proxy.pending === 0;
  });
}

/** Waits for a name on a page that must never be without its list meanwhile. */
async function shows(outage: Outage, name: string, within: number): Promise<void> {
  const took = await waitUntil(`"${name}" on /leadership`, within, async () => {
    const { status, body } = await get(`${outage.url}/leadership`);
    expect(status).toBe(200);
    expect(body).toContain("<article");
    return textOf(body).includes(name);
  });
  test.info().annotations.push({ type: "healed after", description: `${Math.round(took)} ms` });
}

/** Renames the first of the leaders; returns how to undo it. */
function rename(outage: Outage, name: string): () => void {
  const { contentDir } = outage.backend;
  const set = (to: string) =>
    editContent(contentDir, "leadership", ([first, ...others]) =>
      first ? [{ ...first, name: to }, ...others] : [],
    );
  const former = firstOf("leadership", contentDir).name;
  set(name);
  return () => set(former);
}
