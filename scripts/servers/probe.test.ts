/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import { freePort } from "../process/ports.ts";
import { probeBackend } from "./probe.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function probe(listener: RequestListener, within?: number) {
  const port = await freePort();
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
  return probeBackend({ url: `http://127.0.0.1:${port}/cms`, username: "u", password: "p" }, within);
}

const answer =
  (status: number, body = "", headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

test("a backend that answers is fine, and is asked with credentials below its address", async () => {
  let asked = "";
  const verdict = await probe((request, response) => {
    asked = `${request.url} ${request.headers.authorization}`;
    response.end('{"data":{}}');
  });
  expect(verdict).toEqual({ kind: "ok" });
  expect(asked).toBe("/cms/website/website-setting?filter_parameter=status&filter_value=Y Basic dTpw");
});

test.each([401, 403])("status %s names the credentials", async (status) => {
  const verdict = await probe(answer(status));
  expect(verdict).toMatchObject({
    kind: "refused",
    line: expect.stringContaining("Check BACKEND_USERNAME and BACKEND_PASSWORD"),
  });
});

test.each([
  ["a page", answer(200, "<html></html>")],
  ["other JSON", answer(200, "[1]")],
  ["status 404", answer(404, '{"data":{}}')],
  ["redirects to https://elsewhere/", answer(301, "", { location: "https://elsewhere/" })],
])("%s is not the content backend", async (name, listener) => {
  const verdict = await probe(listener);
  expect(verdict).toMatchObject({
    kind: "alien",
    line: expect.stringContaining("does not look like the content backend"),
  });
  if (/\d|redirects/.test(name)) expect(verdict).toMatchObject({ line: expect.stringContaining(name) });
});

test("an outage is told from a wrong configuration", async () => {
  expect(await probe(answer(503))).toMatchObject({
    kind: "unreachable",
    line: expect.stringContaining("status 503"),
  });
});

test("no answer, and nobody there", async () => {
  expect(await probe(() => {}, 100)).toMatchObject({
    kind: "unreachable",
    line: expect.stringContaining("no answer"),
  });
  server?.closeAllConnections();
  const access = { url: `http://127.0.0.1:${await freePort()}`, username: "u", password: "p" };
  const verdict = await probeBackend(access);
  expect(verdict).toMatchObject({ kind: "unreachable", line: expect.stringContaining(access.url) });
  expect(verdict).toMatchObject({ line: expect.stringContaining("connection refused") });
});
