import { createServer, type RequestListener, type Server } from "node:http";
import { listen } from "../../testing/http/listen.ts";
import { freePort } from "../process/ports.ts";
import { probeBackend } from "./probe.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function probe(listener: RequestListener, timeoutMs?: number) {
  server = createServer(listener);
  return probeBackend({ url: `${await listen(server)}/cms`, username: "u", password: "p" }, timeoutMs);
}

const respond =
  (status: number, body = "", headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

test("a backend that responds is fine; credentials are sent with the request", async () => {
  let asked = "";
  const result = await probe((request, response) => {
    asked = `${request.url} ${request.headers.authorization}`;
    response.end('{"data":{}}');
  });
  expect(result).toEqual({ kind: "ok" });
  expect(asked).toBe("/cms/website/website-setting?filter_parameter=status&filter_value=Y Basic dTpw");
});

test.each([401, 403])("status %s names the credentials", async (status) => {
  const result = await probe(respond(status));
  expect(result).toMatchObject({
    kind: "unauthorized",
    message: expect.stringContaining("Check BACKEND_USERNAME and BACKEND_PASSWORD"),
  });
});

test.each([
  ["a page", respond(200, "<html></html>")],
  ["other JSON", respond(200, "[1]")],
  ["status 404", respond(404, '{"data":{}}')],
  ["redirects to https://elsewhere/", respond(301, "", { location: "https://elsewhere/" })],
])("%s is not the content backend", async (name, listener) => {
  const result = await probe(listener);
  expect(result).toMatchObject({
    kind: "unexpected",
    message: expect.stringContaining("does not look like the content backend"),
  });
  if (/\d|redirects/.test(name)) expect(result).toMatchObject({ message: expect.stringContaining(name) });
});

test("an outage differs from a wrong configuration", async () => {
  expect(await probe(respond(503))).toMatchObject({
    kind: "unreachable",
    message: expect.stringContaining("status 503"),
  });
});

test("no response, and no server", async () => {
  expect(await probe(() => {}, 100)).toMatchObject({
    kind: "unreachable",
    message: expect.stringContaining("no response"),
  });
  server?.closeAllConnections();
  const access = { url: `http://127.0.0.1:${await freePort()}`, username: "u", password: "p" };
  const result = await probeBackend(access);
  expect(result).toMatchObject({ kind: "unreachable", message: expect.stringContaining(access.url) });
  expect(result).toMatchObject({ message: expect.stringContaining("connection refused") });
});
