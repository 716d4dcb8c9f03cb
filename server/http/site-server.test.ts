import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createSiteServer } from "./site-server.ts";

const timeouts = { headersMs: 300, requestMs: 700, idleMs: 500, checkIntervalMs: 20 };
const server = createSiteServer((req, res) => {
  if (req.url === "/large") res.end(Buffer.alloc(64 * 1024 * 1024));
  else req.resume().on("end", () => res.end());
}, timeouts);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

/**
 * Sends a text, then a letter every 20 ms.
 * @returns the response and after how many ms the connection was closed
 */
async function send(text: string, isDripping = true) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const startedAt = performance.now();
  socket.on("error", () => {}).write(text);
  const dripping = setInterval(() => isDripping && socket.write("x"), 20);
  let response = "";
  if (text.includes("/large")) socket.pause();
  else
    socket.on("data", (data) => {
      response += data;
      // A letter after the response would reset the connection, and lose what has not been read.
      clearInterval(dripping);
    });
  await Promise.race([new Promise((resolve) => socket.once("close", resolve)), once(server, "timeout")]);
  clearInterval(dripping);
  socket.destroy();
  return { response, ms: performance.now() - startedAt };
}

const post = "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n";

it.each([
  ["headers sent letter by letter", "GET / HTTP/1.1\r\nx: ", true, timeouts.headersMs],
  ["a connection without a request", "", false, timeouts.headersMs],
  ["a body sent letter by letter", post, true, timeouts.requestMs],
])("ends %s with a 408", async (_, text, isDripping, limitMs) => {
  const { response, ms } = await send(text, isDripping);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeGreaterThan(limitMs - 20);
});

it("closes the connection of a client that does not read", async () => {
  const { ms } = await send("GET /large HTTP/1.1\r\nhost: x\r\n\r\n", false);
  expect(ms).toBeGreaterThan(timeouts.idleMs - 20);
});
