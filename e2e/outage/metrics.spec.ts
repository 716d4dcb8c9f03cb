/** What visitors' browsers measure, and what the site counts, comes out where the operator asks for it, and nowhere else. */
import type { BrowserContext, Page } from "playwright/test";
import { freePort } from "../../scripts/process/ports.ts";
import { startSite } from "../../scripts/servers/servers.ts";
import { copyBuild, removeCopy } from "../support/build-copy.ts";
import { get, waitUntil } from "../support/http.ts";
import { hydrate } from "../support/hydrate.ts";
import { sendRaw } from "../support/raw-request.ts";
import { publicOrigin } from "../support/routes.ts";
import { test as base, expect } from "../support/test.ts";
import { type Backend, secret } from "../support/test-site.ts";

type Counted = { url: string; secret: string; log: () => string };

const test = base.extend<object, { counted: Counted }>({
  counted: [
    async ({ manyRecords }, use) => {
      const key = secret();
      const { server, close } = await openCounting(manyRecords, { METRICS_SECRET: key, VITALS_SAMPLE: "1" });
      await use({ url: server.url, secret: key, log: () => server.child.tail.join("\n") });
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

async function openCounting(backend: Backend, env: Partial<NodeJS.ProcessEnv>) {
  const distDir = copyBuild(`metrics-${secret()}`);
  const server = await startSite({
    port: await freePort(),
    backend: { url: backend.url, ...backend.account },
    distDir,
    siteUrl: publicOrigin,
    env: env as NodeJS.ProcessEnv,
    onLine: () => {},
  });
  const close = async () => {
    await server.stop();
    removeCopy(distDir);
  };
  return { server, close };
}

/** The figures, by their lines. */
async function figures({ url, secret: key }: Counted): Promise<Map<string, number>> {
  const { status, body, headers } = await get(`${url}/api/metrics`, { authorization: `Bearer ${key}` });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const lines = body.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ""), Number(/[^ ]+$/.exec(line))]));
}

/** A page that this site makes itself: the build knew of no secret. */
const made = "/leadership?page=4";
const lcp = 'site_visit_lcp_seconds_count{route="/leadership"}';

/** A visit to a page, with a click; and to another tab. Returns what the browser sent to the site meanwhile. */
async function visit(page: Page, address: string, comesAlive = true): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/vitals/.test(new URL(request.url()).pathname)) sent.push(request.postData() ?? "");
  });
  await page.goto(address);
  if (comesAlive) await hydrate(page);
  await page.waitForLoadState("networkidle");
  await page.locator("h1").click();
  await page.waitForTimeout(500);
  // The browser of the tests has no tabs to turn to.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await page.waitForTimeout(200);
  return sent;
}

test("a visit is measured in the browser, and counted by the kind of page", async ({ counted, page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const before = await figures(counted);
  const sent = await visit(page, counted.url + made);
  expect(sent).toHaveLength(1);
  const report = JSON.parse(sent[0] ?? "") as Record<string, unknown>;
  expect(Object.keys(report).sort()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB", "route"]);
  expect(report.route).toBe("/leadership");

  await waitUntil(
    "the visit is counted",
    2_000,
    async () => (await figures(counted)).get(lcp) === (before.get(lcp) ?? 0) + 1,
  );
  const after = await figures(counted);
  expect(after.get('site_visit_lcp_seconds_bucket{le="+Inf",route="/leadership"}')).toBe(after.get(lcp));
  for (const vital of ["fcp_seconds", "ttfb_seconds", "inp_seconds", "cls"])
    expect(after.get(`site_visit_${vital}_count{route="/leadership"}`), vital).toBeGreaterThan(0);
  expect(after.get('site_backend_call_seconds_count{result="ok"}')).toBeGreaterThan(0);
  expect(after.get("site_pages_made_total")).toBeGreaterThan(0);
  expect(after.get("site_backend_breaker_open")).toBe(0);
  expect(after.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(errors).toEqual([]);
  expect(counted.log()).not.toContain("LCP");
});

const unwilling: [string, (context: BrowserContext, page: Page) => Promise<unknown>][] = [
  [
    "to save data",
    async (context, page) => {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    },
  ],
  [
    "not to be tracked",
    (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { get: () => "1" })),
  ],
  [
    "for privacy",
    (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
      ),
  ],
];

for (const [wish, ask] of unwilling)
  test(`nothing is measured for a visitor who asks ${wish}`, async ({ counted, context, page }) => {
    await ask(context, page);
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
    });
    const comesAlive = wish !== "to save data";
    expect(await visit(page, counted.url + made, comesAlive)).toEqual([]);
    expect(scripts.filter((text) => text.includes("sendBeacon"))).toEqual([]);
    expect(scripts.length > 3).toBe(comesAlive);
  });

test("the figures are for whoever has the secret, and are not there without one", async ({
  counted,
  site,
}) => {
  for (const authorization of ["", "Bearer ", "Bearer wrong", `Basic ${counted.secret}`, counted.secret]) {
    const { status, body } = await get(`${counted.url}/api/metrics`, { authorization });
    expect(status).toBe(401);
    expect(body).not.toContain("site_");
  }
  const { status, body } = await get(`${site.url}/api/metrics`, {
    authorization: `Bearer ${counted.secret}`,
  });
  expect(status).toBe(404);
  expect(body).not.toContain("site_");
  const json = { "content-type": "application/json" };
  expect((await sendRaw(site.url, "/api/vitals", { method: "POST", headers: json, body: "{}" })).status).toBe(
    404,
  );
  const page = await get(counted.url + made);
  expect(page.body).not.toContain(counted.secret);
});

test("what no page of the site sends is refused, or not counted", async ({ counted }) => {
  const route = "/our-vision";
  const good = JSON.stringify({ route, LCP: 900 });
  const json = { "content-type": "application/json", "x-forwarded-for": "192.0.2.7" };
  const post = async (body: string, headers: Record<string, string> = json, method = "POST") =>
    (await sendRaw(counted.url, "/api/vitals", { method, headers, body })).status;

  expect(await post(good, json, "PUT")).toBe(405);
  expect((await get(`${counted.url}/api/vitals`)).status).toBe(405);
  expect(await post(good, { ...json, "content-type": "text/plain" })).toBe(415);
  expect(await post(good, { ...json, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post(good + " ".repeat(1000))).toBe(413);
  expect(await post("{")).toBe(400);
  expect(await post(JSON.stringify({ route, LCP: -1 }))).toBe(400);
  expect(await post(JSON.stringify({ route: "/no/such", LCP: 1 }))).toBe(204);
  for (const [name, value] of Object.entries({ "save-data": "on", dnt: "1", "sec-gpc": "1" }))
    expect(await post(good, { ...json, [name]: value })).toBe(204);
  const line = `site_visit_lcp_seconds_count{route="${route}"}`;
  expect((await figures(counted)).get(line)).toBeUndefined();
  expect([...(await figures(counted)).keys()].join()).not.toContain("/no/such");
  expect(await post(good)).toBe(204);
  expect((await figures(counted)).get(line)).toBe(1);

  const statuses = new Set<number>();
  for (let sent = 0; sent < 40; sent++) statuses.add(await post(good));
  expect(statuses).toEqual(new Set([204, 429]));
  expect(await post(good, { ...json, "x-forwarded-for": "192.0.2.8" })).toBe(204);
});
