/**
 * Deferred hydration: the interactions that start it, what it loads, and what it leaves unchanged.
 * server/first-view/first-view.test.ts has the pages that it leaves as they are.
 */
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "playwright/test";
import { compileHint } from "../../server/first-view/hydration-files.ts";
import { openPhonePage } from "../../testing/browser/first-view.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { watchRequests } from "./helpers.ts";

/** All scripts of a page, compressed as for all but the first visitors. */
const maxScriptBytes = 150_000;

/** The loader adds them to the page in the moment in which it starts. */
const preloads = (page: Page) => page.locator("head link[rel=preload][as=script]");

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );

test("a moving pointer loads the scripts, a resting one does not; they stay small, and React DOM starts in a task of its own", async ({
  page,
}) => {
  await recordTasks(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/our-vision");
  const point = (movementX: number) =>
    page.evaluate((moved) => {
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: moved }));
    }, movementX);
  await point(0);
  await expect(preloads(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
  await point(-1);
  await expect(preloads(page)).not.toHaveCount(0);
  await page.clock.resume();
  await hydrate(page);

  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const hinted = bodies.filter((body) => body.subarray(0, compileHint.length).toString() === compileHint);
  expect(hinted.some((body) => body.includes("hydrateRoot"))).toBe(true);
  const sizes = bodies.map((body) => brotliCompressSync(body).length);
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(maxScriptBytes);

  const tasks = await page.evaluate(() => (window as unknown as { tasks: unknown[][] }).tasks);
  expect(tasks).toHaveLength(2);
  expect(tasks[0]).toHaveLength(1);
});

/** Records the modules that Turbopack runs in each task. */
async function recordTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = { runtimeModuleIds: unknown[] };
    const tasks: unknown[][] = [];
    let current: { push: (entry: Entry) => void } | undefined;
    const set = (turbopack: typeof current) => {
      current = turbopack;
      // Turbopack's runtime replaces the list of chunks.
      if (!turbopack || Array.isArray(turbopack)) return;
      const { push } = turbopack;
      turbopack.push = (entry) => {
        if (entry.runtimeModuleIds) tasks.push(entry.runtimeModuleIds);
        push(entry);
      };
    };
    Object.defineProperty(window, "TURBOPACK", { get: () => current, set });
    Object.assign(window, { tasks });
  });
}

test("a page hydrates by itself, even if the browser is never idle", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? Number(setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
  });
  await page.goto("/our-vision");
  await page.clock.runFor(3900);
  await expect(preloads(page)).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(preloads(page)).not.toHaveCount(0);
  await waitUntil("the page is hydrated, and all of it laid out", async () => {
    await page.clock.runFor(1000);
    return (await isHydrated(page)) && (await page.locator("html[data-measured]").count()) === 1;
  });
});

test("the next interaction, and nothing else, requests a module, payload or script again that has failed", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.addInitScript(() =>
    addEventListener(
      "error",
      ({ target }) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = target.src;
      },
      true,
    ),
  );
  const parts = { module: /\/hydrate-/, payload: /_rsc/, script: /\/turbopack-/ };
  const failed = new Set<string>();
  for (const [name, url] of Object.entries(parts))
    await page.route(url, (route) => {
      failed.add(name);
      return route.abort();
    });
  // Each start asks for the scripts ahead, at once.
  const countStarts = () => preloads(page).count();

  await page.goto("/our-vision");
  await waitUntil("the page starts to hydrate by itself", async () => {
    await page.clock.runFor(1000);
    return (await countStarts()) > 0;
  });
  let x = 10;
  for (const [name, url] of Object.entries(parts)) {
    await expect.poll(() => failed).toContain(name);
    // Requests ahead of it have failed before.
    if (name === "script") await expect(page.locator("html")).toHaveAttribute("data-failed", url);
    const starts = await countStarts();
    await page.clock.runFor(10_000);
    expect(await countStarts(), `without an interaction after the ${name} has failed`).toBe(starts);
    await page.unroute(url);
    await waitUntil(`an interaction starts again after the ${name} has failed`, async () => {
      await page.clock.runFor(2500);
      x += 10;
      await page.mouse.move(x, 20);
      return (await countStarts()) > starts;
    });
  }
  await waitUntil("the page is hydrated", async () => {
    await page.clock.runFor(1000);
    return isHydrated(page);
  });
});

test("hydration shows newly published content", async ({ page }) => {
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-page-version": "another" };
    const body = (await response.text()).replaceAll("Our Vision", "Our New Vision");
    await route.fulfill({ response, headers, body });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/our-vision");
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our New Vision");
  // React reports HTML and payload that differ (error 418) as an error of the page.
  expect(errors).toEqual([]);
});

test("a payload with another token and other prefetch hints hydrates the page, and a form in use keeps its text", async ({
  page,
}) => {
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(?<="value":")\w{8}\.[\w-]{43}/, `zzzzzzzz.${"x".repeat(43)}`)
      .replace(/"h":\d+/, '"h":512');
    await route.fulfill({ response, body });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/contact");
  const main = await page.$("main");
  await page.locator("[name=name]").pressSequentially("Asha Rao");
  await hydrate(page);
  await expect(page.locator("[name=name]")).toHaveValue("Asha Rao");
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test("a phone's visitor who only reads loads no scripts; the first press on a picture does, and opens the viewer", async ({
  browser,
  site,
}) => {
  const page = await openPhonePage(browser);
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto(`${site.url}/gallery`);
  await page.locator("h1").tap();
  for (let screen = 0; screen < 12; screen++) await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await page.clock.runFor(60_000);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  await expect(preloads(page)).toHaveCount(0);
  expect(requests).toMatchObject({ scripts: [], routes: [] });

  await page.clock.resume();
  await page.locator("#list a").first().tap();
  await expect(page.locator("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
  expect(requests.documents).toEqual(["/gallery"]);
  await page.context().close();
});
