import { globSync, readFileSync } from "node:fs";
import * as browserPeriods from "../site/browser-periods";
import { createPeriods, periods } from "./periods";

const number = String.raw`(?:0?\.)?[1-9][\d_]*`;
/** A period that is written as a number: a constant or property with a unit, an argument of a timer, or part of a header. */
const patterns = [
  String.raw`\b(?:\w*(?:Ms|Seconds)|\w*Timeout|timeout|delay|duration|ttl)\b\s*(?:: number\s*)?[:=]\s*\(?${number}`,
  String.raw`\bAbortSignal\.timeout\([^)]*${number}`,
  String.raw`\b(?:sleep|pause)\(${number}`,
  String.raw`\bset(?:Timeout|Interval)\([^;]*?,\s*${number}\)`,
  String.raw`^\s*\}, ${number}\)(?:\.unref\(\))?;?$`,
  String.raw`\b(?:max-age|s-maxage|stale-while-revalidate)=${number}`,
  String.raw`\bcacheLife\(\{[^}]*:\s*${number}`,
  String.raw`retry-after"?\s*[:,]\s*"?${number}`,
].map((source) => new RegExp(source, "gm"));

const sources = globSync("{app,components,lib,server}/**/*.{ts,tsx}").filter(
  (file) => !/(?:\.test\.tsx?|periods\.ts|time-units\.ts)$/.test(file),
);

function periodsIn(text: string): string[] {
  return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([match]) => match));
}

it("writes periods nowhere else", () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) =>
    periodsIn(readFileSync(file, "utf8")).map((match) => `${file}: ${match}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "const timeoutMs = 5_000;",
  "windowSeconds: 60,",
  "const timeoutMs: number = 5_000;",
  "AbortSignal.timeout(4 * 1000)",
  "sleep(500)",
  "setTimeout(() => end(), 4000);",
  "setTimeout(resolve, 100)",
  "setInterval(() => void poll(), 50).unref();",
  "setTimeout(() => {\n  end();\n}, 100);",
  "maxAgeSeconds: 30 * day",
  "new LRUCache({ max: 10, ttl: 60_000 })",
  '"cache-control": "public, max-age=60"',
  '{ "retry-after": "5" }',
])("finds the period in %s", (text) => {
  expect(periodsIn(text)).not.toEqual([]);
});

it("has the periods of the specification", () => {
  expect(periods.backend.timeoutMs).toBe(5_000);
  expect(periods.lifetime.contentSeconds).toBe(300);
  for (const { freshMs } of [periods.redirects, periods.search]) expect(freshMs).toBe(300_000);
  expect(browserPeriods).toMatchObject({
    plainToastMs: 4_000,
    scrollAnimationMs: 500,
    scrollAnimationDelayMs: 100,
  });
});

/** All periods by their name, `backend.timeoutMs`. */
function list(group: object, prefix = ""): [string, number][] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === "number"
      ? [[prefix + name, value] as [string, number]]
      : typeof value === "object"
        ? list(value, `${prefix + name}.`)
        : [],
  );
}

const unscaled = list(createPeriods(1));

it.each([0.5, 0.06, 0.01, 0.000001])(
  "scaled by %d, each period is a whole number, and none is longer",
  (scale) => {
    const scaled = new Map(list(createPeriods(scale)));
    for (const [name, period] of unscaled) {
      expect([name, Number.isInteger(scaled.get(name))]).toEqual([name, true]);
      expect(scaled.get(name)).toBeGreaterThanOrEqual(Math.min(period, 1));
      expect(scaled.get(name)).toBeLessThanOrEqual(period);
    }
  },
);

it("scales pauses freely, and leaves time for programs that answer", () => {
  const { search, backend, http, redis, scaled } = createPeriods(0.01);
  expect(search.freshMs).toBe(3_000);
  expect(scaled(300_000)).toBe(3_000);
  expect(backend.halfOpenDelayMs).toBe(10);
  expect(backend.timeoutMs).toBe(300);
  expect(http.requestMs).toBe(30_000);
  expect(redis.replyMs).toBe(periods.redis.replyMs);
});

it("never scales what clients and other processes of the build are told", () => {
  const scaled = createPeriods(0.01);
  expect(scaled.headers).toEqual(periods.headers);
  expect(scaled.lifetime).toEqual(periods.lifetime);
  expect(scaled.http.keepAliveMs).toBe(periods.http.keepAliveMs);
  expect(scaled.inquiry.maxFormAgeMs).toBe(periods.inquiry.maxFormAgeMs);
});
