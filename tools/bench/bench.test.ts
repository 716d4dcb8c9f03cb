import { execFileSync } from "node:child_process";
import { table } from "../table.ts";
import { lcpImageUrl, type TraceEvent } from "./lcp-image.ts";
import { type LighthouseResult, readPageMetrics } from "./page-metrics.ts";
import { cpuTimeMs, endedChildrenCpuMs, residentMemoryMb } from "./process-stats.ts";

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
