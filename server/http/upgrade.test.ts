import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createSiteServer } from "./site-server.ts";

/** Like Next, which ends the sockets of pages and leaves those of unknown paths open. */
const server: Server = createSiteServer((req, res) => {
  if (req.url !== "/about") res.statusCode = 404;
  req.resume().on("end", () => res.end(`${req.method} ${req.url}\n`));
}).on("upgrade", (req, socket) => {
  if (req.url === "/about") socket.end();
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

const webSocket = [
  "connection: Upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
];
const http2 = [
  "connection: Upgrade, HTTP2-Settings",
  "upgrade: h2c",
  "http2-settings: AAMAAABkAAQAoAAAAAIAAAAA",
];

/** Sends a request without waiting for the server to close the connection. */
async function send(firstLine: string, headers: string[], body = ""): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const ended = once(socket, "close");
  socket.write([`${firstLine} HTTP/1.1`, "host: x", ...headers, "", body].join("\r\n"));
  let response = "";
  for await (const data of socket) {
    response += data;
    if (/\r\n\r\n[\s\S]*\n$/.test(response)) socket.end();
  }
  await ended;
  return response;
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

describe.each([
  ["a WebSocket", webSocket],
  ["HTTP/2", http2],
])("a request that offers %s", (_, headers) => {
  it.each([
    ["GET /about", 200],
    ["GET /no-such", 404],
  ])("gets the normal answer: %s", async (firstLine, status) => {
    const response = await send(firstLine, headers);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).not.toMatch(/^upgrade:/im);
    expect(response.endsWith(`\r\n\r\n${firstLine}\n`)).toBe(true);
  });

  it("may have a body", async () => {
    const response = await send("POST /about", [...headers, "content-length: 3"], "abc");
    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nPOST \/about\n$/);
  });
});

it("leaves no connection open once the client has ended it", async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => send(`GET /no-such/${index}`, webSocket)));
  while ((await connections()) > 0) await new Promise(setImmediate);
});
