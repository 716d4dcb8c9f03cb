import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { failCommits } from "../../testing/cache/fail-commits";
import { waitUntil } from "../../testing/http/http";
import { sendInquiry } from "../backend/send-inquiry";
import { log } from "../runtime/log";
import { isSigned } from "../runtime/webhook-signature";

const claimMs = 60_000;
jest.mock("../runtime/periods", () => {
  const { periods } = jest.requireActual("../runtime/periods");
  const short = { handOverDelaysMs: [5, 5, 5, 1_000], outboxCheckMs: 5, outboxPollMs: 5, claimMs: 60_000 };
  return { periods: { ...periods, inquiry: { ...periods.inquiry, ...short } } };
});
const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const mockSettings = { INQUIRY_WEBHOOK_URL: "", INQUIRY_WEBHOOK_SECRET: secret };
jest.mock("../runtime/env", () => ({ env: () => mockSettings }));
jest.mock("../backend/send-inquiry", () => ({ sendInquiry: jest.fn() }));
jest.mock("../backend/send-file", () => ({ sendFile: jest.fn() }));

type Call = { path: string; id: string; body: string; headers: Headers };
let calls: Call[] = [];
/** Answers a call; the rest are answered with 204. */
let answer: (req: IncomingMessage, res: ServerResponse) => unknown;

const server = createServer(async (req, res) => {
  const headers = new Headers(req.headers as Record<string, string>);
  const body = await text(req);
  calls.push({ path: req.url ?? "", id: headers.get("webhook-id") ?? "", body, headers });
  await answer(req, res);
  if (!res.writableEnded) res.writeHead(204).end();
});
const folder = mkdtempSync(join(tmpdir(), "hand-over-"));
let origin = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll((done) => {
  rmSync(folder, { recursive: true });
  server.close(done);
  server.closeAllConnections();
});

let outboxes = 0;
beforeEach(() => {
  calls = [];
  answer = () => {};
  process.env.SITE_DATA_DIR = join(folder, `${++outboxes}`);
  mockSettings.INQUIRY_WEBHOOK_URL = `${origin}/hook`;
  jest.mocked(sendInquiry).mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

const inquiry = {
  name: "Asha Rao",
  email: "asha@plant.example",
  phone: "",
  company: "",
  subject: "Oxygen",
  message: "500 Nm3/h",
  page: "/product",
};
const keyOf = (number: number) => `INQ-AAAA-000${number}.${"0".repeat(40)}`;
const idOf = (number: number) => keyOf(number).replace(".", "_");
const failures = () =>
  jest
    .mocked(log.error)
    .mock.calls.flatMap(([details, line]) => (line ? [{ ...(details as object), line }] : []));

// Each process of a test has an outbox of its own.
jest.mock("../runtime/per-process", () => {
  const { perProcess } = jest.requireActual("../runtime/per-process");
  let outbox: unknown;
  return {
    perProcess: (name: string, create: () => unknown) => {
      if (name !== "outbox") return perProcess(name, create);
      outbox ??= create();
      return outbox;
    },
  };
});

/** A process of its own: the modules keep their state for one. */
async function startProcess() {
  let started = {} as typeof import("./hand-over") & typeof import("./deliver");
  await jest.isolateModulesAsync(async () => {
    started = { ...(await import("./deliver")), ...(await import("./hand-over")) };
  });
  return { ...started, send: (number: number) => started.deliver(inquiry, keyOf(number), "hi") };
}

it("posts each inquiry once, signed, with its fields, reference and language", async () => {
  const { send, handOver } = await startProcess();
  expect(await send(1)).toBe(true);
  expect(calls).toEqual([]);
  await handOver();
  await send(1);
  await handOver();
  const files = ["", "-wal"].map((end) => readFileSync(join(folder, `${outboxes}`, `outbox.sqlite${end}`)));
  expect(Buffer.concat(files).includes("asha@plant.example")).toBe(false);
  const [{ id, headers, body }, ...others] = calls as [Call];
  expect(others).toEqual([]);
  expect(id).toBe(idOf(1));
  expect(isSigned(headers, body, secret)).toBe(true);
  const { type, timestamp, data } = JSON.parse(body);
  expect(type).toBe("inquiry.received");
  expect(Date.parse(timestamp)).toBeGreaterThan(0);
  const duty = { gas: "", flow: "", purity: "", pressure: "", place: "" };
  const reference = "INQ-AAAA-0001";
  expect(data).toEqual({ reference, key: keyOf(1), language: "hi", ...inquiry, ...duty, files: [] });
});

it("names the files of an inquiry, and sends it again when it has others", async () => {
  const { deliver, handOver } = await startProcess();
  const file = { name: "plan.pdf", type: "application/pdf" as const, bytes: 900 };
  for (const sha256 of ["a", "a", "b"]) {
    await deliver(inquiry, keyOf(1), "en", [{ ...file, sha256, id: "1", path: "/uploads/1" }]);
    await handOver();
  }
  const sent = calls.map(({ body }) => JSON.parse(body).data);
  expect(sent.map(({ key, files }) => [key, files])).toEqual([
    [keyOf(1), [{ ...file, sha256: "a" }]],
    [keyOf(1), [{ ...file, sha256: "b" }]],
  ]);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
});

it("tries again until the receiver accepts, in the order of the inquiries", async () => {
  const { send, handOver } = await startProcess();
  answer = (_, res) => {
    if (calls.length <= 3) res.writeHead(calls.length === 1 ? 302 : 500, { location: "/x" }).end();
  };
  for (const number of [1, 2, 3]) await send(number);
  await handOver();
  await waitUntil("all are sent", () => calls.length === 6);
  expect(calls.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 3].map(idOf));
  expect(calls.every(({ path }) => path === "/hook")).toBe(true);
  expect(failures()).toEqual([]);
});

it("lets later inquiries overtake one that a receiver never accepts, and gives that one up", async () => {
  const { send, handOver } = await startProcess();
  answer = (req, res) => req.headers["webhook-id"] === idOf(1) && res.writeHead(400).end();
  await send(1);
  await send(2);
  await handOver();
  await waitUntil("it gives up", () => failures().length > 0);
  expect(calls.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 1].map(idOf));
  const [failure] = failures();
  expect(failure).toMatchObject({
    key: keyOf(1),
    tries: 5,
    reason: "status 400",
    line: "inquiry not handed over",
  });
  // The path may be a secret.
  expect(failure).toMatchObject({ to: new URL(origin).host });
});

it("waits as long as the receiver asks", async () => {
  const { send, handOver } = await startProcess();
  answer = (_, res) => calls.length === 1 && res.writeHead(429, { "retry-after": "3600" }).end();
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"], now: Date.now() });
  await send(1);
  await handOver();
  jest.setSystemTime(Date.now() + 3_590_000);
  await handOver();
  expect(calls).toHaveLength(1);
  jest.setSystemTime(Date.now() + 20_000);
  await handOver();
  expect(calls).toHaveLength(2);
});

it("stops at 410: the receiver gets nothing more", async () => {
  const { send, handOver } = await startProcess();
  answer = (_, res) => res.writeHead(410).end();
  await send(1);
  await send(2);
  await handOver();
  expect(calls).toHaveLength(1);
  expect(failures()).toHaveLength(2);
});

it("sends after a crash what was waiting or under way, and nothing twice that was finished", async () => {
  const first = await startProcess();
  await first.send(1);
  await first.handOver();
  answer = () => new Promise(() => {});
  await first.send(2);
  await first.send(3);
  void first.handOver();
  await waitUntil("a call is under way", () => calls.length === 2);
  answer = () => {};
  const second = await startProcess();
  await second.handOver();
  // It may still be under way in the first process.
  expect(calls).toHaveLength(2);
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"], now: Date.now() + claimMs });
  await second.handOver();
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 2, 3].map(idOf));
});

it("sends an inquiry once from several processes", async () => {
  const processes = [await startProcess(), await startProcess()] as const;
  answer = () => new Promise((resolve) => setImmediate(resolve));
  for (const number of [1, 2, 3, 4]) await processes[number % 2]?.send(number);
  await Promise.all(processes.map(({ handOver }) => handOver()));
  await waitUntil("all are sent", () => calls.length === 4);
  await Promise.all(processes.map(({ handOver }) => handOver()));
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(idOf));
});

it("sends at once, and once, what the disk cannot keep", async () => {
  process.env.SITE_DATA_DIR = "/dev/null/folder";
  const { send } = await startProcess();
  // The visitor sends it again.
  expect(await Promise.all([send(1), send(1)])).toEqual([true, true]);
  await waitUntil("it is sent", () => calls.length > 0);
  expect(await send(1)).toBe(true);
  jest.mocked(sendInquiry).mockResolvedValue(false);
  expect(await send(2)).toBe(true);
  answer = (_, res) => res.writeHead(500).end();
  expect(await send(3)).toBe(false);
  expect(calls).toHaveLength(3);
  expect(failures()).toEqual([
    expect.objectContaining({ key: keyOf(3), line: "inquiry not handed over" }),
    expect.objectContaining({ line: "inquiry not delivered" }),
  ]);
});

it("sends once what waits while the disk takes no change, and what comes meanwhile at once", async () => {
  const { send, handOver } = await startProcess();
  await send(1);
  const end = failCommits(join(folder, `${outboxes}`, "outbox.sqlite"), "message");
  for (let tries = 0; tries < 5; tries++) await handOver();
  expect(calls).toEqual([]);
  await send(2);
  await waitUntil("it is sent", () => calls.length > 0);
  end();
  await waitUntil("all are sent", () => calls.length > 1);
  for (const number of [1, 2, 3]) await send(number);
  await handOver();
  expect(calls.map(({ id }) => id)).toEqual([2, 1, 3].map(idOf));
});

it("alone confirms an inquiry once the receiver has accepted it", async () => {
  jest.mocked(sendInquiry).mockResolvedValue(false);
  const { send } = await startProcess();
  expect(await send(1)).toBe(true);
  expect(calls).toHaveLength(1);
});
