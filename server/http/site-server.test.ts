import { once } from "node:events";
import { STATUS_CODES } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { securityHeaders } from "../../lib/http/security-headers.ts";
import { log } from "../../lib/runtime/log.ts";
import { createSiteServer } from "./site-server.ts";

const timeouts = {
  headersMs: 300,
  requestMs: 700,
  uploadMs: 1_400,
  idleMs: 500,
  checkIntervalMs: 20,
  keepAliveMs: 400,
};
const server = createSiteServer((req, res) => {
  if (req.url === "/large") res.end(Buffer.alloc(64 * 1024 * 1024));
  else req.resume().on("end", () => res.end());
}, timeouts);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());
// Each test listens for the end of its connection.
server.setMaxListeners(0);

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
  ["files sent letter by letter", post.replace("/", "/api/inquiry"), true, timeouts.uploadMs],
])("ends %s with a 408", async (_, text, isDripping, limitMs) => {
  const { response, ms } = await send(text, isDripping);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeGreaterThan(limitMs - 20);
});

it("gives four bodies with files of an address their time at once, and those of others theirs", async () => {
  const from = (address: string) =>
    send(
      post
        .replace("POST /", "POST /api/inquiry")
        .replace("host: x", `host: x\r\nx-client-address: ${address}`),
      true,
    );
  const [first, second, third, fourth, fifth, other] = await Promise.all(
    ["a", "a", "a", "a", "a", "b"].map(from),
  );
  const waited = [first, second, third, fourth, other].map((sent) => sent?.ms ?? 0);
  expect(Math.min(...waited)).toBeGreaterThan(timeouts.uploadMs - 20);
  expect(fifth?.ms).toBeGreaterThan(timeouts.requestMs - 20);
  expect(fifth?.ms).toBeLessThan(Math.min(...waited));
  const { response } = await from("a");
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ["no request", "hello\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n", 400],
  ["large headers", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a body of wrong chunks", "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nx\r\n", 400],
  ["an expectation", "GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n", 417],
  ["a request without a host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["headers without an end", "GET / HTTP/1.1\r\nx: ", 408],
])("refuses %s with the headers of all responses", async (_, text, status) => {
  const { response } = await send(text, false);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const { headers } = new Response(null, { headers: headersOf(response) });
  for (const { key } of securityHeaders(false)) expect(headers.has(key)).toBe(true);
  expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(response).toContain(`${status} ${STATUS_CODES[status]}\n`);
});

it("says in the log that it closes connections beyond half of the files that it may open", async () => {
  const { maxConnections } = server;
  expect(maxConnections).toBeGreaterThan(100);
  const logged = jest.spyOn(log, "error").mockImplementation();
  server.maxConnections = 0;
  await send("GET / HTTP/1.1\r\nhost: x\r\n\r\n", false);
  server.maxConnections = maxConnections;
  expect(logged.mock.calls).toEqual([
    [{ maxConnections: 0 }, expect.stringContaining("too many connections")],
  ]);
});

function headersOf(response: string): [string, string][] {
  const [, ...lines] = response.slice(0, response.indexOf("\r\n\r\n")).split("\r\n");
  return lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
}

it("keeps a connection for the next request as long as it is told", async () => {
  const { response, ms } = await send("GET / HTTP/1.1\r\nhost: x\r\n\r\n", false);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeGreaterThan(timeouts.keepAliveMs - 20);
});

it("closes the connection of a client that does not read", async () => {
  const { ms } = await send("GET /large HTTP/1.1\r\nhost: x\r\n\r\n", false);
  expect(ms).toBeGreaterThan(timeouts.idleMs - 20);
});
