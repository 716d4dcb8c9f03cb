/** @jest-environment node */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { divideCacheControl } from "./cache-headers.ts";

function divided(cacheControl: string | undefined, cache = "HIT"): unknown[] {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  if (cacheControl) res.setHeader("cache-control", cacheControl);
  res.setHeader("x-nextjs-cache", cache);
  divideCacheControl(res);
  return [res.getHeader("cache-control"), res.getHeader("cdn-cache-control")];
}

const page = "s-maxage=300, stale-while-revalidate=31535700";
const askAgain = "public, max-age=0, must-revalidate";

test("browsers ask for a page again, shared caches keep it", () => {
  expect(divided(page)).toEqual([askAgain, "public, max-age=300, stale-while-revalidate=31535700"]);
  expect(divided("s-maxage=300")).toEqual([askAgain, "public, max-age=300"]);
});

test("a stale page is promised to nobody", () => {
  expect(divided(page, "STALE")).toEqual([askAgain, "public, max-age=0, stale-while-revalidate=31535700"]);
});

test("only shared caches may send a former file", () => {
  expect(divided("public, max-age=60, stale-while-revalidate=300")).toEqual([
    "public, max-age=60",
    "public, max-age=60, stale-while-revalidate=300",
  ]);
});

test.each([undefined, "no-store", "private, no-cache", "public, max-age=31536000, immutable"])(
  "%s stays",
  (cacheControl) => {
    expect(divided(cacheControl)).toEqual([cacheControl, undefined]);
  },
);
