/** Web Vitals of visitors and the site's counters: exported at /api/metrics with the secret, and nowhere else. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { addRecords, expect, test } from "../../testing/browser/test.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const metricsSecret = newSecret();

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let measuredSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  const env = { METRICS_SECRET: metricsSecret, VITALS_SAMPLE: "1" };
  const change = (contentDir: string) => addRecords(contentDir, { leadership: 10, team: 30 });
  measuredSite = await TestSite.open({ name: `metrics-${workerIndex}`, change, env });
});
test.afterAll(() => measuredSite.close());

/** The value of each metric, by its name and labels. */
async function readMetrics({ url }: TestSite): Promise<Map<string, number>> {
  const { status, body, headers } = await get(`${url}/api/metrics`, {
    authorization: `Bearer ${metricsSecret}`,
  });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const lines = body.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ""), Number(/[^ ]+$/.exec(line))]));
}

/** A page that this site renders itself: the build had no metrics secret. */
const newPage = "/leadership/page/4";
const lcp = 'site_visit_lcp_seconds_count{route="/leadership"}';

/** Resolves once the code that measures has started: it loads when the page is idle. */
async function openMeasured(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === "event") Object.assign(window, { isMeasured: true });
      observe.call(this, options);
    };
  });
  await page.goto(url);
  await hydrateMeasured(page);
}

async function hydrateMeasured(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(() => "isMeasured" in window);
}

/** The headless browser has no tabs to switch to. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("a visit is measured in the browser and counted by route", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const before = await readMetrics(measuredSite);
  // Chromium tells the body of a beacon only where the request is intercepted.
  const sent: string[] = [];
  await page.route(/vitals/, (route) => {
    sent.push(route.request().postData() ?? "");
    return route.continue();
  });
  await openMeasured(page, measuredSite.url + newPage);
  await page.locator("h1").click();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => requestIdleCallback(resolve)).observe({
          type: "first-input",
          buffered: true,
        }),
      ),
  );
  await hide(page);
  await expect.poll(() => sent).toHaveLength(1);
  const report = JSON.parse(sent[0] ?? "") as Record<string, unknown>;
  expect(Object.keys(report).sort()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB", "route"]);
  expect(report.route).toBe("/leadership");

  await waitUntil(
    "the visit is counted",
    async () => (await readMetrics(measuredSite)).get(lcp) === (before.get(lcp) ?? 0) + 1,
  );
  const after = await readMetrics(measuredSite);
  expect(after.get('site_visit_lcp_seconds_bucket{le="+Inf",route="/leadership"}')).toBe(after.get(lcp));
  for (const vital of ["fcp_seconds", "ttfb_seconds", "inp_seconds", "cls"])
    expect(after.get(`site_visit_${vital}_count{route="/leadership"}`), vital).toBeGreaterThan(0);
  expect(after.get('site_backend_call_seconds_count{result="ok"}')).toBeGreaterThan(0);
  expect(after.get("site_pages_made_total")).toBeGreaterThan(0);
  expect(after.get("site_backend_breaker_open")).toBe(0);
  expect(after.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(errors).toEqual([]);
  expect(measuredSite.log()).not.toContain("LCP");
});

test("metrics need the secret, and are 404 on a site without one", async ({ site }) => {
  for (const authorization of ["", "Bearer ", "Bearer wrong", `Basic ${metricsSecret}`, metricsSecret]) {
    const { status, body } = await get(`${measuredSite.url}/api/metrics`, { authorization });
    expect(status).toBe(401);
    expect(body).not.toContain("site_");
  }
  const { status, body } = await get(`${site.url}/api/metrics`, {
    authorization: `Bearer ${metricsSecret}`,
  });
  expect(status).toBe(404);
  expect(body).not.toContain("site_");
  const json = { "content-type": "application/json" };
  expect((await sendRaw(site.url, "/api/vitals", { method: "POST", headers: json, body: "{}" })).status).toBe(
    404,
  );
  const page = await get(measuredSite.url + newPage);
  expect(page.body).not.toContain(metricsSecret);
});

test("an address that guesses the secret is locked out, and no other", async () => {
  const ask = async (secret: string, clientAddress: string) =>
    sendRaw(measuredSite.url, "/api/metrics", {
      headers: {
        authorization: `Bearer ${secret}`,
        "x-forwarded-for": clientAddress,
        // Only the site itself may name the address.
        "x-client-address": newSecret(),
      },
    });
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await ask(`wrong-${attempt}`, "192.0.2.1")).status).toBe(401);
  for (const secret of ["wrong", metricsSecret]) {
    const { status, headers } = await ask(secret, "192.0.2.1");
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  }
  expect((await ask(metricsSecret, "192.0.2.2")).status).toBe(200);
});

test("invalid and opted-out reports are rejected or not counted", async () => {
  const route = "/our-vision";
  const validReport = JSON.stringify({ route, LCP: 900 });
  const json = { "content-type": "application/json", "x-forwarded-for": "192.0.2.7" };
  const post = async (body: string, headers: Record<string, string> = json, method = "POST") =>
    (await sendRaw(measuredSite.url, "/api/vitals", { method, headers, body })).status;

  expect(await post(validReport, json, "PUT")).toBe(405);
  expect((await get(`${measuredSite.url}/api/vitals`)).status).toBe(405);
  expect(await post(validReport, { ...json, "content-type": "text/plain" })).toBe(415);
  expect(await post(validReport, { ...json, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post(validReport + " ".repeat(1000))).toBe(413);
  expect(await post("{")).toBe(400);
  expect(await post(JSON.stringify({ route, LCP: -1 }))).toBe(400);
  expect(await post(JSON.stringify({ route: "/no/such", LCP: 1 }))).toBe(204);
  for (const [name, value] of Object.entries({ dnt: "1", "sec-gpc": "1" }))
    expect(await post(validReport, { ...json, [name]: value })).toBe(204);
  const line = `site_visit_lcp_seconds_count{route="${route}"}`;
  expect((await readMetrics(measuredSite)).get(line)).toBeUndefined();
  expect([...(await readMetrics(measuredSite)).keys()].join()).not.toContain("/no/such");
  expect(await post(validReport)).toBe(204);
  expect((await readMetrics(measuredSite)).get(line)).toBe(1);

  await waitUntil("an address has sent enough", async () => (await post(validReport)) === 429);
  expect(await post(validReport, { ...json, "x-forwarded-for": "192.0.2.8" })).toBe(204);
});
