import assert from "node:assert/strict";
import { once } from "node:events";
import { type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { adminListener } from "../server/admin-listener.ts";
import { createCmsServer } from "../server/create-server.ts";

const echo =
  (name: string): RequestListener =>
  ({ url }, response) =>
    void response.end(`${name} ${url}`);
let server: Server;

before(async () => {
  const admin = adminListener(async (request, response) => echo("admin")(request, response));
  server = createCmsServer({ contract: echo("contract"), drafts: echo("drafts"), admin });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
after(() => server.close());

/** Sends a request with this path, unchanged. */
async function send(path: string, { method = "GET", headers = {} as Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo;
  const call = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
  const [response] = await once(call, "response");
  return { status: response.statusCode, body: Buffer.concat(await Array.fromAsync(response)).toString() };
}

test("requests reach the contract, the drafts and the admin", async () => {
  for (const [path, body] of [
    ["/website/team?x=../y", "contract /website/team?x=../y"],
    ["/media/a..b.webp", "contract /media/a..b.webp"],
    ["/openapi.json", "contract /openapi.json"],
    ["/drafts/website/team", "drafts /website/team"],
    ["/admin/login", "admin /admin/login"],
    ["/api/blog?where=%2e%2e%2f", "admin /api/blog?where=%2e%2e%2f"],
  ] as const)
    assert.deepEqual(await send(path), { status: 200, body }, path);
});

test("an address with a dot segment is refused", async () => {
  for (const path of [
    "/api/./users/login",
    "/api/%2e/users/login",
    "/api/users/x/%2E./login",
    "/api\\.\\users/login",
    "/api/./users/forgot-password",
    "/admin/./create-first-user",
    "/admin/x/../forgot",
    "/website/../api/users/login",
    "/drafts/..%2fapi/users/login",
    "/api/users/login#x",
    "http://other.test/api/users/login",
  ])
    for (const method of ["GET", "POST"]) assert.equal((await send(path, { method })).status, 400, path);
});

test("a request to change the protocol gets the normal answer", async () => {
  // As Next does, which ends the sockets of pages and leaves those of unknown paths open.
  server.on("upgrade", (_, socket) => void socket.end());
  for (const protocol of ["websocket", "h2c"]) {
    const headers = { connection: "Upgrade", upgrade: protocol };
    assert.deepEqual(await send("/admin/x", { headers }), { status: 200, body: "admin /admin/x" });
  }
});
