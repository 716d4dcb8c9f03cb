import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../../testing/http/listen.ts";
import { prepareShutdown } from "./shut-down.ts";

const timeoutMs = 600;
/** More than the buffers of a connection hold. */
const largeBody = Buffer.alloc(64 * 1024 * 1024);
let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
});

async function open(listener: RequestListener, deadlineMs = timeoutMs) {
  const opened = createServer(listener);
  server = opened;
  const shutDown = prepareShutdown(opened, deadlineMs);
  const origin = await listen(opened);
  const count = { request: 0, connection: 0 };
  for (const event of ["request", "connection"] as const)
    opened.on(event, () => {
      count[event] += 1;
    });
  const receive = async (event: keyof typeof count, expected: number) => {
    while (count[event] < expected) await sleep(5);
  };
  const send = async (text: string) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    sockets.push(socket.on("error", () => {}));
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  const stop = async (finish = async () => {}) => {
    const startedAt = performance.now();
    const cutOff = await shutDown(finish);
    return { cutOff, ms: performance.now() - startedAt };
  };
  return { origin, send, receive, stop };
}

const clean = { requests: 0, connections: 0, isWorkUnfinished: false };
const get = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

it("ends at the deadline although a client sends its body byte by byte", async () => {
  const { send, receive, stop } = await open((req) => void req.resume());
  const socket = await send("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n");
  const dripping = setInterval(() => socket.write("x"), 20);
  await receive("request", 1);
  const { cutOff, ms } = await stop();
  clearInterval(dripping);
  expect(cutOff).toEqual({ ...clean, requests: 1, connections: 1 });
  expect(ms).toBeGreaterThan(timeoutMs - 20);
});

it("ends at the deadline although a client reads its response slowly, or sends half of its headers", async () => {
  const { send, receive, stop } = await open((_, res) => void res.end(largeBody));
  const reader = (await send(get)).pause();
  const reading = setInterval(() => reader.read(1), 20);
  await send("GET / HTTP/1.1\r\nhost:");
  await receive("request", 1);
  await receive("connection", 2);
  const { cutOff } = await stop();
  clearInterval(reading);
  expect(cutOff).toEqual({ ...clean, requests: 1, connections: 2 });
});

it("lets open requests end, closes idle connections, and runs the last work", async () => {
  const { origin, send, receive, stop } = await open(
    (_, res) => void setTimeout(() => res.end("whole"), 300),
    10_000,
  );
  const response = fetch(origin).then((response) => response.text());
  const idle = await send(get);
  await once(idle, "data");
  const again = fetch(origin);
  await receive("request", 3);
  let isFinished = false;
  const { cutOff } = await stop(async () => {
    await sleep(50);
    isFinished = true;
  });
  expect(cutOff).toEqual(clean);
  expect(isFinished).toBe(true);
  expect(await response).toBe("whole");
  expect((await again).headers.get("connection")).toBe("keep-alive");
  await expect(fetch(origin)).rejects.toThrow();
});

it("has the last work end at the deadline, too", async () => {
  const { stop } = await open(() => {});
  const { cutOff } = await stop(() => new Promise(() => {}));
  expect(cutOff).toEqual({ ...clean, isWorkUnfinished: true });
});
