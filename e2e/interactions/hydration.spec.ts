/** Deferred hydration: the interactions that start it, what it loads, and what it leaves unchanged. */
import { measureFirstView, openPhonePage, readPaints } from "../../testing/browser/first-view.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { nextFrames } from "./helpers.ts";

/** All scripts of a page, as sent to all but the first visitors, whose compression has to be quick. */
const maxScriptBytes = 140_000;

test("the first interaction loads the scripts, and all of them together stay small", async ({
  browser,
  site,
}) => {
  const loadScripts = async () => {
    const page = await openPhonePage(browser);
    const scripts: Promise<{ responseBodySize: number }>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") scripts.push(request.sizes());
    });
    await page.goto(`${site.url}/leadership`);
    expect(scripts).toEqual([]);
    await page.touchscreen.tap(200, 400);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
    await page.waitForLoadState("networkidle");
    const sum = (await Promise.all(scripts)).reduce(
      (total, { responseBodySize }) => total + responseBodySize,
      0,
    );
    await page.context().close();
    expect(sum).toBeGreaterThan(50_000);
    return sum;
  };
  await expect.poll(loadScripts, { timeout: 30_000 }).toBeLessThanOrEqual(maxScriptBytes);
});

test("scripts load without an interaction, too, after a while", async ({ page }) => {
  await page.goto("/our-vision");
  await page.waitForRequest(/\/_next\/static\/.*\.js/, { timeout: 15_000 });
  await hydrate(page);
});

test("a page hydrates even if the browser is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? Number(setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
  });
  await page.goto("/our-vision");
  await page.waitForRequest(/\/_next\/static\/.*\.js/, { timeout: 15_000 });
  await page.waitForSelector("html[data-measured]", { state: "attached" });
});

test("with Save-Data, scrolling, menus and links load no scripts", async ({ browser, site }) => {
  const page = await openPhonePage(browser, { saveData: true });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${site.url}/leadership`);
  await page.mouse.wheel(0, 600);
  await page.locator("header details > summary").first().tap();
  await expect(page.locator("header details[open]").first()).toBeVisible();
  await page.goto(`${site.url}/leadership`);
  const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
  // The content above is laid out when it comes near, and may move the link once.
  await next.scrollIntoViewIfNeeded();
  await nextFrames(page, 10);
  await next.tap();
  await expect(page).toHaveURL(/\?page=2#list$/);
  // Longer than scripts otherwise wait without an interaction.
  await observeFor(5000);
  expect(scripts).toEqual([]);
  await page.context().close();
});

test("with Save-Data, a feature that needs scripts loads them, and then runs", async ({ browser, site }) => {
  const page = await openPhonePage(browser, { saveData: true });
  await page.route(/google|openstreetmap/, (route) =>
    route.fulfill({ contentType: "text/html", body: "a map" }),
  );
  await page.goto(`${site.url}/map`);
  await page.getByRole("button", { name: "Show the map" }).tap();
  await expect(page.frameLocator("main iframe").getByText("a map")).toBeVisible();
  await page.context().close();
});

test("a resting pointer does not start hydration, a moving one does", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.goto("/our-vision");
  const point = (movementX: number) =>
    page.evaluate((moved) => {
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: moved }));
    }, movementX);
  await point(0);
  await observeFor(1000);
  expect(scripts).toEqual([]);
  await point(-1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const [name, url] of Object.entries({ payload: /_rsc/, module: /\/hydrate-/ }))
  test(`the next interaction requests a failed ${name} again`, async ({ page }) => {
    let times = 0;
    await page.route(url, (route) => (times++ === 0 ? route.abort() : route.continue()));
    await page.goto("/our-vision");
    await page.mouse.move(10, 10, { steps: 2 });
    await expect.poll(() => times).toBe(1);
    // No retry without an interaction.
    await observeFor(2500);
    expect(times).toBe(1);
    await page.mouse.move(20, 20);
    await hydrate(page);
    expect(times).toBe(2);
  });

test("the next interaction requests failed scripts again", async ({ page }) => {
  let isBroken = true;
  await page.route(/\/turbopack-/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto("/our-vision");
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(10, 10, { steps: 2 });
  await failed;
  isBroken = false;
  await observeFor(2500);
  await page.mouse.move(20, 20);
  await hydrate(page);
});

test("React DOM starts in a task of its own, before the page's entry", async ({ page }) => {
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
        if (entry.runtimeModuleIds) setTimeout(() => tasks.push(entry.runtimeModuleIds));
        push(entry);
      };
    };
    Object.defineProperty(window, "TURBOPACK", { get: () => current, set });
    Object.assign(window, { tasks });
  });
  await page.goto("/our-vision");
  await hydrate(page);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: unknown[][] }).tasks);
  expect(tasks).toHaveLength(2);
  expect(tasks[0]).toHaveLength(1);
});

test("typed input survives content that was published before hydration", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // The page's payload with another text, as after a publish.
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-page-version": "another" };
    const body = (await response.text()).replaceAll("Inquiries", "Questions");
    await route.fulfill({ response, headers, body });
  });
  await page.goto("/contact");
  const responded = page.waitForResponse(/_rsc/);
  const name = page.getByLabel("Name", { exact: true });
  await name.pressSequentially("Asha Rao");
  await responded;
  // Time in which hydration would replace the form.
  await observeFor(1500);
  await expect(name).toHaveValue("Asha Rao");
  await expect(name).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
  expect(errors).toEqual([]);
});

test("without a form in use, hydration shows the newly published content", async ({ page }) => {
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
  await page.getByLabel("Name", { exact: true }).pressSequentially("Asha Rao");
  await hydrate(page);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test("a page whose payload is of another build stays unchanged, and works", async ({ page }) => {
  await page.route(/_rsc/, (route) =>
    route.fulfill({ contentType: "text/x-component", body: '#0:{"b":"another"}' }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().endsWith(".js")) scripts.push(request.url());
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/leadership");
  const responded = page.waitForResponse(/_rsc/);
  await page.mouse.move(10, 10, { steps: 2 });
  await responded;
  // Time in which it would hydrate.
  await observeFor(500);
  expect(await page.evaluate(() => "__next_f" in window)).toBe(false);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2#list$/);
  expect(errors).toEqual([]);
});

test("a closed chat box is closed on the next page before its hydration", async ({ page }) => {
  await page.route(/_rsc|\.js$/, (route) => route.abort());
  await page.goto("/about");
  const chat = page.locator("footer details");
  await expect(chat).toHaveAttribute("open");
  await chat.locator("summary").click();
  await expect(chat).not.toHaveAttribute("open");
  await page.goto("/contact");
  await expect(chat).not.toHaveAttribute("open");
});

test("hydration shifts nothing", async ({ browser, site }) => {
  const page = await openPhonePage(browser);
  const { shift } = await measureFirstView(page, `${site.url}/`);
  expect(shift).toBe(0);
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect((await readPaints(page)).shift).toBe(0);
  await page.context().close();
});
