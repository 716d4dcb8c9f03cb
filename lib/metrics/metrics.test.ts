import { BackendError, CircuitOpenError } from "../backend/error";
import { measureCall } from "../backend/measure-call";
import { publishEvent } from "../runtime/events";
import { metrics, startMetrics } from "./registry";

let mockSecret: string | undefined;
jest.mock("../runtime/env", () => ({ env: () => ({ METRICS_SECRET: mockSecret }) }));

/** The value of one line, by its name and labels. */
async function metric(line: string): Promise<number | undefined> {
  const text = (await metrics()?.metrics()) ?? "";
  const [, value] =
    text
      .split("\n")
      .find((each) => each.startsWith(`${line} `))
      ?.split(/ (?=[^ ]+$)/) ?? [];
  return value === undefined ? undefined : Number(value);
}

it("counts nothing without METRICS_SECRET", () => {
  startMetrics();
  expect(metrics()).toBeUndefined();
});

describe("with a secret", () => {
  beforeAll(() => {
    mockSecret = "a secret of the test's";
    startMetrics();
  });

  it("has histograms of web vitals by route, in seconds", async () => {
    publishEvent("visit", { route: "/about", LCP: 800, CLS: 0 });
    publishEvent("visit", { route: "/about", LCP: 1900, CLS: 0.3, INP: 40 });
    publishEvent("visit", { route: "/", LCP: 300 });
    expect(await metric('site_visit_lcp_seconds_bucket{le="0.9",route="/about"}')).toBe(1);
    expect(await metric('site_visit_lcp_seconds_bucket{le="2.5",route="/about"}')).toBe(2);
    expect(await metric('site_visit_lcp_seconds_sum{route="/about"}')).toBeCloseTo(2.7);
    expect(await metric('site_visit_lcp_seconds_count{route="/"}')).toBe(1);
    expect(await metric('site_visit_cls_bucket{le="0",route="/about"}')).toBe(1);
    expect(await metric('site_visit_inp_seconds_count{route="/about"}')).toBe(1);
    expect(await metric('site_visit_ttfb_seconds_count{route="/about"}')).toBeUndefined();
  });

  it("counts calls to the backend by their result, and passes on their value or error", async () => {
    const timeout = new DOMException("too slow", "TimeoutError");
    const failures: [string, Error][] = [
      ["refused", new BackendError("Request failed with status code 500")],
      ["unusable", new BackendError("Something went wrong")],
      ["not_asked", new CircuitOpenError("Network Error")],
      ["timeout", timeout],
      ["unreachable", new TypeError("fetch failed")],
    ];
    expect(await measureCall(Promise.resolve("answer"))).toBe("answer");
    expect(await measureCall(Promise.resolve(null), () => "missing")).toBeNull();
    for (const [, error] of failures) await expect(measureCall(Promise.reject(error))).rejects.toBe(error);
    for (const result of ["ok", "missing", ...failures.map(([name]) => name)])
      expect([result, await metric(`site_backend_call_seconds_count{result="${result}"}`)]).toEqual([
        result,
        1,
      ]);
  });

  it("counts the events of the page cache", async () => {
    for (const event of ["hits", "hits", "stale", "misses", "sets"] as const)
      publishEvent("page-cache", event);
    expect(await metric("site_page_cache_hits_total")).toBe(2);
    for (const name of [
      "site_page_cache_stale_total",
      "site_page_cache_misses_total",
      "site_pages_made_total",
    ])
      expect([name, await metric(name)]).toEqual([name, 1]);
    expect(await metric("site_page_cache_dropped_total")).toBe(0);
  });

  it("has inquiries, the breaker, the process and the build", async () => {
    expect(await metric('site_inquiries_total{step="failed"}')).toBe(0);
    publishEvent("inquiry", { step: "queued" });
    publishEvent("inquiry", { step: "delivered" });
    expect(await metric('site_inquiries_total{step="delivered"}')).toBe(1);
    expect(await metric("site_backend_breaker_open")).toBe(0);
    expect(await metric("site_uptime_seconds")).toBeGreaterThan(0);
    expect(await metric("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(await metric("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
    expect(await metrics()?.metrics()).toMatch(/^site_build_info\{build="[^"]+",node="v\d+/m);
  });
});
