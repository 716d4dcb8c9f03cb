import { execFileSync } from "node:child_process";
import { table } from "../table.ts";
import { budgetsFor, budgetViolations } from "./budgets.ts";
import { lcpImageUrl, type TraceEvent } from "./lcp-image.ts";
import {
  type LighthouseResult,
  median,
  medianOf,
  type PageMetrics,
  readPageMetrics,
} from "./page-metrics.ts";
import { cpuTimeMs, endedChildrenCpuMs, residentMemoryMb } from "./process-stats.ts";

const phone = { saveData: false, isDesktop: false };
const good: PageMetrics = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 820,
  largestPaint: 1040,
  blocking: 10,
  shift: 0,
  beforePaint: 40_000,
  whole: 190_000,
  scripts: 9,
  machine: 1800,
};

const lcpImage = "http://site.test/_next/image?url=a";

function result(): LighthouseResult {
  const requests = [
    { url: "http://site.test/", resourceType: "Document", transferSize: 10_000 },
    { url: "http://site.test/a.css", resourceType: "Stylesheet", transferSize: 5_000 },
    { url: "http://site.test/a.woff2", resourceType: "Font", transferSize: 30_000 },
    { url: lcpImage, resourceType: "Image", transferSize: 7_000 },
    { url: "http://site.test/b.webp", resourceType: "Image", transferSize: 900 },
    { url: "http://site.test/a.js", resourceType: "Script", transferSize: 60_000 },
    { url: "data:image/gif", resourceType: "Image" },
  ];
  return {
    categories: {
      performance: { score: 0.96 },
      accessibility: { score: 1 },
      "best-practices": { score: 0.99 },
      seo: { score: 1 },
    },
    audits: {
      "first-contentful-paint": { numericValue: 917.4 },
      "largest-contentful-paint": { numericValue: 2504 },
      "total-blocking-time": { numericValue: 140 },
      "cumulative-layout-shift": { numericValue: 0.02 },
      "network-requests": { details: { items: requests } },
    },
    environment: { benchmarkIndex: 1200 },
  };
}

describe("readPageMetrics", () => {
  it("returns Lighthouse's metrics and the bytes before the largest paint and in total", () => {
    expect(readPageMetrics(result(), lcpImage)).toEqual({
      performance: 96,
      accessibility: 100,
      bestPractices: 99,
      seo: 100,
      firstPaint: 917.4,
      largestPaint: 2504,
      blocking: 140,
      shift: 0.02,
      beforePaint: 52_000,
      whole: 112_900,
      scripts: 1,
      machine: 1200,
    });
    expect(readPageMetrics(result()).beforePaint).toBe(45_000);
  });

  it("throws when the page could not be measured", () => {
    expect(() => readPageMetrics({ ...result(), runtimeError: { message: "no page" } })).toThrow("no page");
    expect(() => readPageMetrics({ ...result(), categories: {} })).toThrow("performance");
    const { audits } = result();
    expect(() => readPageMetrics({ ...result(), audits: { ...audits, "total-blocking-time": {} } })).toThrow(
      "total-blocking-time",
    );
    expect(() => readPageMetrics({ ...result(), audits: { ...audits, "network-requests": {} } })).toThrow(
      "requests",
    );
  });

  it("has a median per metric over several runs", () => {
    const runs = [
      good,
      { ...good, largestPaint: 3000, blocking: 0 },
      { ...good, largestPaint: 900, blocking: 90 },
    ];
    expect(medianOf(runs)).toEqual(good);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });
});

describe("budgets", () => {
  it("accept metrics at their limits", () => {
    expect(budgetViolations(good, budgetsFor(phone))).toEqual([]);
    const limits = {
      ...good,
      firstPaint: 900.4,
      largestPaint: 1100,
      blocking: 50,
      beforePaint: 45_000,
      whole: 200_049,
    };
    expect(budgetViolations(limits, budgetsFor(phone))).toEqual([]);
  });

  it.each([
    ["performance", 99, "perf. 99 < 100"],
    ["accessibility", 96, "acc. 96 < 100"],
    ["bestPractices", 99, "best pr. 99 < 100"],
    ["seo", 92, "SEO 92 < 100"],
    ["firstPaint", 901, "FCP 901 ms > 900 ms"],
    ["largestPaint", 1101, "LCP 1101 ms > 1100 ms"],
    ["blocking", 51, "TBT 51 ms > 50 ms"],
    ["shift", 0.004, "CLS 0.004 > 0"],
    ["beforePaint", 45_100, "to LCP 45.1 kB > 45.0 kB"],
    ["whole", 200_100, "whole 200.1 kB > 200.0 kB"],
  ] as const)("are violated by a %s of %d", (metric, value, line) => {
    expect(budgetViolations({ ...good, [metric]: value }, budgetsFor(phone))).toEqual([line]);
  });

  it("are smaller and allow no script with Save-Data", () => {
    expect(
      budgetViolations({ ...good, whole: 60_000, scripts: 0 }, budgetsFor({ ...phone, saveData: true })),
    ).toEqual([]);
    expect(
      budgetViolations({ ...good, whole: 61_000, scripts: 1 }, budgetsFor({ ...phone, saveData: true })),
    ).toEqual(["whole 61.0 kB > 60.0 kB", "scripts 1 > 0"]);
  });
});

describe("lcpImageUrl", () => {
  const paint = (ts: number, nodeId: number, type: string): TraceEvent => ({
    name: "largestContentfulPaint::Candidate",
    ts,
    args: { data: { nodeId, type } },
  });
  const image = (ts: number, DOMNodeId: number, imageUrl: string): TraceEvent => ({
    name: "LargestImagePaint::Candidate",
    ts,
    args: { data: { DOMNodeId, imageUrl } },
  });

  it("returns the URL of an image, or undefined for text", () => {
    const events = [image(1, 7, "first"), paint(2, 7, "image"), image(3, 8, "last"), paint(4, 8, "image")];
    expect(lcpImageUrl(events)).toBe("last");
    expect(lcpImageUrl([...events, paint(5, 9, "text")])).toBeUndefined();
    expect(lcpImageUrl([])).toBeUndefined();
  });
});

it("table() aligns columns", () => {
  expect(
    table([
      ["page", "LCP"],
      ["/", "9 ms"],
      ["/about", "10 ms"],
    ]),
  ).toBe(["page      LCP", "/        9 ms", "/about  10 ms"].join("\n"));
});

it("measures the memory of a running process, NaN for a missing one", () => {
  if (process.platform === "linux") expect(residentMemoryMb(process.pid)).toBeGreaterThan(10);
  expect(residentMemoryMb(2 ** 30)).toBeNaN();
  expect(cpuTimeMs(2 ** 30)).toBeNaN();
});

it("measures the CPU time of ended children", () => {
  if (process.platform !== "linux") return;
  const before = endedChildrenCpuMs(process.pid);
  execFileSync(process.execPath, ["-e", "const end = Date.now() + 300; while (Date.now() < end);"]);
  expect(endedChildrenCpuMs(process.pid) - before).toBeGreaterThan(20);
});
