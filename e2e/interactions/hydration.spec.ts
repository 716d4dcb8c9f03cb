/** A page comes alive when somebody is there: what is a sign of that, what comes then, and what stays as it was. */

import { measureFirstView, openPhonePage, readPaints } from "../support/first-view.ts";
import { hydrate } from "../support/hydrate.ts";
import { expect, test } from "../support/test.ts";

/** What all scripts of a page may weigh, as they are sent. */
const scriptBytes = 155_000;

test("scripts come at the first sign of a visitor, and all of them together stay small", async ({
  browser,
  site,
}) => {
  const page = await openPhonePage(browser);
  const scripts: number[] = [];
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") scripts.push((await request.sizes()).responseBodySize);
  });
  await page.goto(`${site.url}/leadership`);
  expect(scripts).toEqual([]);
  await page.touchscreen.tap(200, 400);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.waitForLoadState("networkidle");
  const sum = scripts.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(scriptBytes);
  await page.context().close();
});

test("scripts come without a sign, too, once the page has been looked at for a while", async ({ page }) => {
  await page.goto("/our-vision");
  await page.waitForRequest(/\/_next\/static\/.*\.js/, { timeout: 15_000 });
  await hydrate(page);
});

test("a page whose browser is never idle comes alive all the same", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? Number(setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
  });
  await page.goto("/our-vision");
  await page.waitForRequest(/\/_next\/static\/.*\.js/, { timeout: 15_000 });
  await page.waitForSelector("html[data-measured]", { state: "attached" });
});

test("whoever spares data gets no scripts for scrolling, menus and links", async ({ browser, site }) => {
  const page = await openPhonePage(browser, { sparing: true });
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
  // What stands above it is laid out when it comes near, and may move it once.
  await next.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await next.tap();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.waitForTimeout(5000);
  expect(scripts).toEqual([]);
  await page.context().close();
});

test("what needs scripts brings them to whoever spares data, and is done when they are there", async ({
  browser,
  site,
}) => {
  const page = await openPhonePage(browser, { sparing: true });
  await page.route(/google|openstreetmap/, (route) =>
    route.fulfill({ contentType: "text/html", body: "a map" }),
  );
  await page.goto(`${site.url}/map`);
  await page.getByRole("button", { name: "Show the map" }).tap();
  await expect(page.frameLocator("main iframe").getByText("a map")).toBeVisible();
  await page.context().close();
});

test("a pointer that rests where the page appears is no sign that somebody is there, one that moves is", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.goto("/our-vision");
  const point = (movementX: number) =>
    page.evaluate((moved) => {
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: moved }));
    }, movementX);
  await point(0);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);
  await point(-1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a payload that did not come is asked for at the next sign", async ({ page }) => {
  let times = 0;
  await page.route(/_rsc/, (route) => (times++ === 0 ? route.abort() : route.continue()));
  await page.goto("/our-vision");
  await page.mouse.move(10, 10, { steps: 2 });
  await expect.poll(() => times).toBe(1);
  await page.waitForTimeout(2500);
  await page.mouse.move(20, 20);
  await hydrate(page);
  expect(times).toBe(2);
});

test("what a visitor types is kept when something is published before the page is alive", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // The page's payload with other words, as it is after a publish.
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("Inquiries", "Questions") });
  });
  await page.goto("/contact");
  const answered = page.waitForResponse(/_rsc/);
  const name = page.getByLabel("Name", { exact: true });
  await name.pressSequentially("Asha Rao");
  await answered;
  await page.waitForTimeout(1500);
  await expect(name).toHaveValue("Asha Rao");
  await expect(name).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
  expect(errors).toEqual([]);
});

test("where no form is in use, a page that was published anew comes alive with what is new", async ({
  page,
}) => {
  await page.route(/_rsc/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("Our Vision", "Our New Vision"),
    });
  });
  await page.goto("/our-vision");
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our New Vision");
});

test("a page whose payload is of another build stays as it is, and works", async ({ page }) => {
  await page.route(/_rsc/, (route) =>
    route.fulfill({ contentType: "text/x-component", body: '#0:{"b":"another"}' }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().endsWith(".js")) scripts.push(request.url());
  });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/leadership");
  const answered = page.waitForResponse(/_rsc/);
  await page.mouse.move(10, 10, { steps: 2 });
  await answered;
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => "__next_f" in window)).toBe(false);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  expect(complaints).toEqual([]);
});

test("a chat box that was closed is closed on the next page before that is alive", async ({ page }) => {
  await page.route(/_rsc|\.js$/, (route) => route.abort());
  await page.goto("/about");
  const chat = page.locator("footer details");
  await expect(chat).toHaveAttribute("open");
  await chat.locator("summary").click();
  await expect(chat).not.toHaveAttribute("open");
  await page.goto("/contact");
  await expect(chat).not.toHaveAttribute("open");
});

test("nothing moves when the page comes alive", async ({ browser, site }) => {
  const page = await openPhonePage(browser);
  const { shift } = await measureFirstView(page, `${site.url}/`);
  expect(shift).toBe(0);
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect((await readPaints(page)).shift).toBe(0);
  await page.context().close();
});
