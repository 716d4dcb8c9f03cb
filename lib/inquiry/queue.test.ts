import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { failCommits } from "../../testing/cache/fail-commits";
import { waitUntil } from "../../testing/http/http";
import { BackendError } from "../backend/error";
import { refusedBy } from "../backend/refusal";
import { sendFile, sendInquiry } from "../backend/send-inquiry";
import { log } from "../runtime/log";
import { isSigned } from "../runtime/webhook-signature";
import { type AcceptedInquiry, filesFolder } from "./inquiry";

const claimMs = 60_000;
jest.mock("../runtime/periods", () => {
  const { periods } = jest.requireActual("../runtime/periods");
  const short = { retryDelaysMs: [5, 5, 5, 1_000], queueCheckMs: 5, claimMs: 60_000, visitorTimeoutMs: 500 };
  return { periods: { ...periods, inquiry: { ...periods.inquiry, ...short } } };
});
const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const mockSettings = { INQUIRY_WEBHOOK_URL: "", INQUIRY_WEBHOOK_SECRET: secret };
jest.mock("../runtime/env", () => ({ env: () => mockSettings }));
jest.mock("../backend/send-inquiry", () => ({ sendInquiry: jest.fn(), sendFile: jest.fn() }));

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
const folder = mkdtempSync(join(tmpdir(), "queue-"));
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

let stores = 0;
beforeEach(() => {
  calls = [];
  answer = () => {};
  process.env.SITE_DATA_DIR = join(folder, `${++stores}`);
  mockSettings.INQUIRY_WEBHOOK_URL = `${origin}/hook`;
  jest.mocked(sendInquiry).mockReset().mockResolvedValue(true);
  jest.mocked(sendFile).mockReset().mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

const fields = {
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

// Each process of a test has a store of its own.
jest.mock("../runtime/per-process", () => {
  const { perProcess } = jest.requireActual("../runtime/per-process");
  let store: unknown;
  return {
    perProcess: (name: string, create: () => unknown) => {
      if (name !== "inquiries") return perProcess(name, create);
      store ??= create();
      return store;
    },
  };
});

const inquiryOf = (number: number): AcceptedInquiry => ({
  key: keyOf(number),
  fields,
  language: "hi",
  receivedAt: new Date().toISOString(),
  files: [],
});

/** A process of its own: the modules keep their state for one. */
async function startProcess() {
  let started = {} as typeof import("./queue");
  await jest.isolateModulesAsync(async () => {
    started = await import("./queue");
  });
  return { ...started, send: (number: number) => started.accept(inquiryOf(number)) };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

const stored = ({ inquiryStore }: Process) => (inquiryStore().list() ?? []).map(({ key }) => key).sort();
const databaseText = () => {
  const file = join(folder, `${stores}`, "inquiries", "inquiries.sqlite");
  return ["", "-wal"].map((end) => readFileSync(file + end, "latin1")).join();
};

it("sends each inquiry once, to the webhook signed, with its fields, reference and language", async () => {
  const { send, sendDue } = await startProcess();
  expect(await send(1)).toBe(true);
  expect(calls).toEqual([]);
  await sendDue();
  await send(1);
  await sendDue();
  const [{ id, headers, body }, ...others] = calls as [Call];
  expect(others).toEqual([]);
  expect(jest.mocked(sendInquiry).mock.calls).toEqual([[fields, keyOf(1)]]);
  expect(id).toBe(idOf(1));
  expect(isSigned(headers, body, secret)).toBe(true);
  const { type, timestamp, data } = JSON.parse(body);
  expect(type).toBe("inquiry.received");
  expect(Date.parse(timestamp)).toBeGreaterThan(0);
  const duty = { gas: "", flow: "", purity: "", pressure: "", place: "" };
  const reference = "INQ-AAAA-0001";
  expect(data).toEqual({ reference, key: keyOf(1), language: "hi", ...fields, ...duty, files: [] });
});

describe("what is kept here", () => {
  /** An inquiry with a file in the store. */
  const withFile = (number: number): AcceptedInquiry => {
    const target = filesFolder(keyOf(number));
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, "plan.pdf"), "%PDF-1.7");
    const files = [{ name: "plan.pdf", type: "application/pdf" as const, bytes: 8, sha256: "00" }];
    return { ...inquiryOf(number), files };
  };

  it("is nothing once the backend keeps an inquiry with its files and the others have it, also in the files of the database", async () => {
    const process = await startProcess();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    answer = () => promise;
    await process.accept(withFile(1));
    void process.sendDue();
    await waitUntil("the backend has it", () => jest.mocked(sendFile).mock.calls.length === 1);
    await waitUntil("the webhook gets it", () => calls.length === 1);
    expect(stored(process)).toEqual([keyOf(1)]);
    release();
    await waitUntil("it is erased", () => stored(process).length === 0);
    expect(existsSync(filesFolder(keyOf(1)))).toBe(false);
    expect(databaseText()).not.toContain("asha@plant.example");
    expect(jest.mocked(sendFile).mock.calls).toEqual([
      [
        expect.objectContaining({ name: "plan.pdf", path: join(filesFolder(keyOf(1)), "plan.pdf") }),
        keyOf(1),
      ],
    ]);
  });

  it("is all where the backend takes no inquiries, or no files of theirs", async () => {
    const process = await startProcess();
    jest.mocked(sendInquiry).mockResolvedValueOnce(false);
    await process.accept(withFile(1));
    await process.sendDue();
    jest.mocked(sendFile).mockResolvedValueOnce(false);
    await process.accept(withFile(2));
    await process.sendDue();
    expect(stored(process)).toEqual([keyOf(1), keyOf(2)]);
    expect(failures()).toEqual([]);
    expect(
      process
        .inquiryStore()
        .list()
        ?.map(({ deliveries }) => deliveries.backend),
    ).toEqual(["done", "none"]);
  });

  it("can be erased, and sent again", async () => {
    const process = await startProcess();
    jest.mocked(sendInquiry).mockResolvedValue(false);
    for (const number of [1, 2]) await process.accept(withFile(number));
    await process.sendDue();
    expect(process.inquiryStore().erase("INQ-AAAA-0001")).toBe(1);
    expect(process.inquiryStore().erase("INQ-AAAA-0001")).toBe(0);
    expect(stored(process)).toEqual([keyOf(2)]);
    expect(readdirSync(join(filesFolder(keyOf(2)), ".."))).toEqual([keyOf(2)]);
    expect(process.inquiryStore().resend("INQ-AAAA-0001")).toBe(0);
    expect(process.inquiryStore().resend("INQ-AAAA-0002")).toBe(1);
    await process.sendDue();
    expect(calls.map(({ id }) => id)).toEqual([1, 2, 2].map(idOf));
  });

  it("goes with its age, as do files that belong to nothing", async () => {
    const process = await startProcess();
    jest.mocked(sendInquiry).mockResolvedValue(false);
    for (const number of [1, 2]) await process.accept(withFile(number));
    mkdirSync(filesFolder("left"));
    await process.accept({ ...withFile(3), receivedAt: "2020-01-01T00:00:00.000Z" });
    process.inquiryStore().eraseOld("2020-01-02T00:00:00.000Z");
    expect(stored(process)).toEqual([keyOf(1), keyOf(2)]);
    expect(existsSync(filesFolder(keyOf(3)))).toBe(false);
    jest.useFakeTimers({ now: Date.now() + 2 * 86_400_000 });
    process.inquiryStore().eraseOld(undefined);
    expect(existsSync(filesFolder("left"))).toBe(false);
    expect(existsSync(filesFolder(keyOf(1)))).toBe(true);
  });
});

it("tries again until the receiver accepts, in the order of the inquiries, while the others have them", async () => {
  const { send, sendDue } = await startProcess();
  answer = (_, res) => {
    if (calls.length <= 3) res.writeHead(calls.length === 1 ? 302 : 500, { location: "/x" }).end();
  };
  for (const number of [1, 2, 3]) await send(number);
  await sendDue();
  expect(jest.mocked(sendInquiry).mock.calls.map(([, key]) => key)).toEqual([1, 2, 3].map(keyOf));
  await waitUntil("all are sent", () => calls.length === 6);
  expect(calls.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 3].map(idOf));
  expect(calls.every(({ path }) => path === "/hook")).toBe(true);
  expect(failures()).toEqual([]);
});

it("tries the backend again after a failure and after a refusal, of which the log has the known words", async () => {
  const { send, sendDue } = await startProcess();
  const body = {
    detail: "Invalid email of asha@plant.example",
    errors: [{ pointer: "#/email", detail: "Invalid email" }],
  };
  jest
    .mocked(sendInquiry)
    .mockRejectedValueOnce(new BackendError("Network Error"))
    .mockRejectedValueOnce(refusedBy(new Response(null, { status: 422 }), body));
  await send(1);
  await sendDue();
  await waitUntil("the backend has it", () => jest.mocked(sendInquiry).mock.calls.length === 3);
  const reasons = jest
    .mocked(log.warn)
    .mock.calls.map(([details]) => (details as { reason?: string }).reason);
  expect(reasons).toEqual([
    "Network Error",
    "Request failed with status code 422: email: Invalid email of …",
  ]);
});

it("lets later inquiries overtake one that a receiver never accepts, and gives that one up", async () => {
  const process = await startProcess();
  const { send, sendDue } = process;
  answer = (req, res) => req.headers["webhook-id"] === idOf(1) && res.writeHead(400).end();
  await send(1);
  await send(2);
  await sendDue();
  await waitUntil("it gives up", () => failures().length > 0);
  expect(calls.map(({ id }) => id)).toEqual([1, 1, 1, 1, 2, 1].map(idOf));
  const [failure] = failures();
  // The path may be a secret.
  const to = `webhook ${new URL(origin).host}`;
  const line = "inquiry not handed over";
  expect(failure).toMatchObject({ key: keyOf(1), to, tries: 5, reason: "status 400", line });
  // It can be sent again.
  expect(stored(process)).toEqual([keyOf(1)]);
});

it("waits as long as the receiver asks", async () => {
  const { send, sendDue } = await startProcess();
  answer = (_, res) => calls.length === 1 && res.writeHead(429, { "retry-after": "3600" }).end();
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"], now: Date.now() });
  await send(1);
  await sendDue();
  jest.setSystemTime(Date.now() + 3_590_000);
  await sendDue();
  expect(calls).toHaveLength(1);
  jest.setSystemTime(Date.now() + 20_000);
  await sendDue();
  expect(calls).toHaveLength(2);
});

it("stops at 410: the receiver gets nothing more", async () => {
  const { send, sendDue } = await startProcess();
  answer = (_, res) => res.writeHead(410).end();
  await send(1);
  await send(2);
  await sendDue();
  expect(calls).toHaveLength(1);
  expect(failures()).toHaveLength(2);
});

it("sends after a crash what was waiting or under way, and nothing twice that was finished", async () => {
  const first = await startProcess();
  await first.send(1);
  await first.sendDue();
  answer = () => new Promise(() => {});
  await first.send(2);
  await first.send(3);
  void first.sendDue();
  await waitUntil("a call is under way", () => calls.length === 2);
  answer = () => {};
  const second = await startProcess();
  await second.sendDue();
  // It may still be under way in the first process.
  expect(calls).toHaveLength(2);
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"], now: Date.now() + claimMs });
  await second.sendDue();
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 2, 3].map(idOf));
});

it("sends an inquiry once from several processes", async () => {
  const processes = [await startProcess(), await startProcess()] as const;
  answer = () => new Promise((resolve) => setImmediate(resolve));
  for (const number of [1, 2, 3, 4]) await processes[number % 2]?.send(number);
  await Promise.all(processes.map(({ sendDue }) => sendDue()));
  await waitUntil("all are sent", () => calls.length === 4);
  await Promise.all(processes.map(({ sendDue }) => sendDue()));
  expect(calls.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4].map(idOf));
});

describe("where the disk fails", () => {
  beforeEach(() => {
    process.env.SITE_DATA_DIR = "/dev/null/folder";
  });

  it("a receiver takes it at once, and once, while the visitor waits", async () => {
    const { send } = await startProcess();
    // The visitor sends it again.
    expect(await Promise.all([send(1), send(1)])).toEqual([true, true]);
    await waitUntil("it is sent", () => calls.length > 0);
    expect(await send(1)).toBe(true);
    jest.mocked(sendInquiry).mockResolvedValue(false);
    expect(await send(2)).toBe(true);
    expect(calls.map(({ id }) => id)).toEqual([1, 2].map(idOf));
  });

  it("it is not accepted if none takes it, and sent by the next try", async () => {
    const { send } = await startProcess();
    jest.mocked(sendInquiry).mockResolvedValueOnce(false).mockRejectedValueOnce(new Error("no"));
    answer = (_, res) => res.writeHead(500).end();
    expect([await send(1), await send(1)]).toEqual([false, false]);
    expect(failures().map(({ line }) => line)).toEqual(
      Array(2).fill(expect.stringContaining("not accepted")),
    );
    answer = () => {};
    expect(await send(1)).toBe(true);
    // One receiver alone takes for ever.
    answer = () => new Promise(() => {});
    jest.mocked(sendInquiry).mockResolvedValue(false);
    expect(await send(2)).toBe(false);
  });
});

it("sends once what waits while the disk takes no change, and what comes meanwhile at once", async () => {
  const process = await startProcess();
  const { send, sendDue } = process;
  await send(1);
  await sendDue();
  await send(2);
  const end = failCommits(join(folder, `${stores}`, "inquiries", "inquiries.sqlite"), "inquiry");
  for (let tries = 0; tries < 5; tries++) await sendDue();
  expect(calls.map(({ id }) => id)).toEqual([1].map(idOf));
  // The webhook fails for it, and gets it once the disk takes changes again.
  answer = (_, res) => calls.length === 2 && res.writeHead(500).end();
  expect(await send(3)).toBe(true);
  await waitUntil("the third is sent", () => calls.length === 2);
  void sendDue();
  end();
  await waitUntil("all are sent", () => calls.length === 4);
  for (const number of [1, 2, 3]) await send(number);
  await sendDue();
  expect(calls.map(({ id }) => id).sort()).toEqual([1, 2, 3, 3].map(idOf));
});
