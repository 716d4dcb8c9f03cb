import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { close, listen } from "../../testing/http/listen.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { siteListener } from "./listener.ts";
import { createSiteServer } from "./site-server.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

let server: Server;
let origin: string;
let running: number;
let most: number;
/** Ends the responses that Next has begun to make. */
let finish: (() => void)[];
const cachedPaths = new Set(["/en/about", "/en/contact"]);

const next = (req: IncomingMessage, res: ServerResponse) =>
  new Promise<void>((resolve) => {
    const end = () => {
      running -= 1;
      res.setHeader("content-type", req.url?.startsWith("/_next/image") ? "image/webp" : "text/html");
      res.end("done");
      resolve();
    };
    running += 1;
    most = Math.max(most, running);
    if (req.headers.quick) end();
    else finish.push(end);
  });

beforeEach(async () => {
  [running, most, finish] = [0, 0, []];
  server = createSiteServer(siteListener(next, { version: 0, has: (path) => cachedPaths.has(path) }));
  origin = await listen(server);
});
afterEach(() => close(server));

const get = (path: string, headers: Record<string, string> = {}) => sendRaw(origin, path, { headers });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const finishAll = async (pending: Promise<unknown>[]) => {
  const timer = setInterval(() => {
    for (const end of finish.splice(0)) end();
  }, 5);
  await Promise.all(pending);
  clearInterval(timer);
};
const image = (index: number) => `/_next/image?url=%2Ffiles%2F${index}.webp&w=640&q=70`;

it("lets calls with limits of their own begin at once: a slow body keeps no other request waiting", async () => {
  const pending = Array.from({ length: 20 }, () => get("/api/inquiry"));
  while (running < 20) await pause(5);
  await finishAll(pending);
});

it.each([
  ["pages", (index: number) => `/leadership/page/${index + 2}`, 4],
  ["lists as JSON", () => "/api/lists/team/1", 4],
  ["suggestions", (index: number) => `/api/search?q=${index}`, 4],
  ["suggestions below a slash", (index: number) => `/api/search/?q=${index}`, 4],
  ["images", image, 4],
  ["share images", (index: number) => `/og/leadership/page/${index + 2}.jpg`, 4],
  ["files", (index: number) => `/files/${index}.pdf`, 16],
  ["forms that a link fills in", (index: number) => `/contact?flow=${index + 1}`, 2],
])("begins only so many %s at once, and serves cached pages meanwhile", async (_, path, concurrency) => {
  const pending = Array.from({ length: concurrency + 3 }, (_, index) => get(path(index)));
  while (running < concurrency) await pause(5);
  await pause(30);
  expect(most).toBe(concurrency);
  expect((await get("/about", { quick: "1" })).status).toBe(200);
  expect((await get("/images/banner.webp", { quick: "1" })).status).toBe(200);
  await finishAll(pending);
});

it("keeps no list waiting for pages that do not exist", async () => {
  const pending = Array.from({ length: 8 }, (_, index) => get(`/services/details/none-${index}/x`));
  while (running < 4) await pause(5);
  expect((await get("/api/lists/team/1", { quick: "1" })).status).toBe(200);
  await finishAll(pending);
});

it("refuses pages beyond the queue with 503 and Retry-After", async () => {
  const pending = Array.from({ length: 4 + 64 + 5 }, (_, index) => get(`/leadership/page/${index + 2}`));
  const first = await Promise.race(pending);
  expect(first.status).toBe(503);
  expect(first.headers).toMatchObject({
    "retry-after": "5",
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect(first.body).toBe("503 Service Unavailable\n");
  await finishAll(pending);
  expect((await Promise.all(pending)).filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(
    5,
  );
});

it("serves all pictures of a gallery to several visitors at once, and known ones without a limit", async () => {
  const quick = { quick: "1" };
  const visit = () => Promise.all(Array.from({ length: 30 }, (_, index) => get(image(index), quick)));
  const responses = await Promise.all([visit(), visit(), visit()]);
  expect(responses.flat().filter(({ status }) => status !== 200)).toEqual([]);
  // Nobody finishes them: within a limit, only four would begin.
  const known = Array.from({ length: 30 }, (_, index) => get(image(index)));
  while (running < 30) await pause(5);
  await finishAll(known);
});
