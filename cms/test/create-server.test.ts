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

/** Other spellings of an address, which Next or Payload may take for it. */
function respellings(address: string): string[] {
  const [, area = "", rest = ""] = /^(\/\w+)\/(.+)$/.exec(address) ?? [];
  const code = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  const separators = [
    "/./",
    "//",
    "\\",
    "/\\",
    "%2f",
    "%2F",
    "%5c",
    "/%2e/",
    "/.%2E/",
    "/x/../",
    "/x/%2e%2e/",
  ];
  return [
    ...separators.flatMap((separator) => [area + separator + rest, `/${separator}${address.slice(1)}`]),
    ...separators.map((separator) => address.replace(/\/(?=[^/]+$)/, separator)),
    ...["/.", "//", "\\", "%2f", "%5C", "/%2e", "/x/..", "%ff", "%", "%2", "#x", "/;/.."].map(
      (end) => address + end,
    ),
    address.toUpperCase(),
    address.replace(/[^/]+$/, (last) => last.toUpperCase()),
    address.replace(/[^/]+$/, (last) => last.slice(0, -1) + last.slice(-1).toUpperCase()),
    address.replace(/.$/, code),
    address.replace(/.$/, (last) => code(last).toUpperCase()),
    address.replace(/\/.*$/, (path) => path.replace(/[^/]/g, code)),
    address.replace("-", "%2d"),
    address.replace("-", "%2D"),
    `http://other.test${address}`,
  ].filter((spelling) => spelling !== address);
}

test("the closed routes and the sign-in have one spelling; every other is refused before anything else", async () => {
  for (const address of [
    "/api/users/login",
    "/api/users/forgot-password",
    "/api/users/reset-password",
    "/api/users/first-register",
    "/api/users/verify/x",
    "/api/graphql",
    "/admin/login",
    "/admin/create-first-user",
    "/admin/forgot",
    "/admin/reset/x",
  ])
    for (const path of respellings(address))
      for (const method of ["GET", "POST"])
        for (const query of ["", "?x=/api/users/login"])
          assert.equal((await send(path + query, { method })).status, 400, `${method} ${path}${query}`);
});

test("an ambiguous address of the contract or the drafts is refused", async () => {
  for (const path of [
    "/website/../api/users/login",
    "/drafts/..%2fapi/users/login",
    "/media/./x",
    "/media\\..\\x",
  ])
    assert.equal((await send(path)).status, 400, path);
});

test("addresses as the admin and browsers write them are served", async () => {
  for (const path of [
    "/admin",
    "/admin/collections/products/1?_rsc=%2Fx",
    "/api/media/file/A%20Photo%20(1)%20%C3%A9%2B50%25.JPG?prefix=a%2Fb",
    "/api/payload-preferences/collection-products",
    "/_next/static/chunks/%5Bturbopack%5D_A~b.c-d.js",
  ])
    assert.deepEqual(await send(path), { status: 200, body: `admin ${path}` });
});

test("the routes of passwords and first users are closed, with a slash at the end, too", async () => {
  for (const path of [
    "/api/users/forgot-password",
    "/api/graphql",
    "/admin/create-first-user",
    "/admin/reset/x",
  ])
    for (const end of ["", "/", "?x", "/?x"])
      assert.equal((await send(path + end, { method: "POST" })).status, 404, path + end);
});

test("an address may sign in ten times a minute, and look at the form as often as it likes", async () => {
  const headers = { "x-forwarded-for": "192.0.2.1" };
  const paths = ["/api/users/login", "/api/users/login/", "/api/users/login?x", "/admin/login"];
  const signIn = (attempt: number) => send(paths[attempt % paths.length] ?? "", { method: "POST", headers });
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, attempt) => (await signIn(attempt)).status),
  );
  // A new minute may begin on the way.
  assert.ok(statuses.filter((status) => status === 429).length >= 4, `${statuses}`);
  assert.equal((await send("/admin/login", { headers })).status, 200);
  const other = { "x-forwarded-for": "192.0.2.1, 192.0.2.2" };
  assert.equal((await send("/api/users/login", { method: "POST", headers: other })).status, 200);
});

test("a request to change the protocol gets the normal answer", async () => {
  // As Next does, which ends the sockets of pages and leaves those of unknown paths open.
  server.on("upgrade", (_, socket) => void socket.end());
  for (const protocol of ["websocket", "h2c"]) {
    const headers = { connection: "Upgrade", upgrade: protocol };
    assert.deepEqual(await send("/admin/x", { headers }), { status: 200, body: "admin /admin/x" });
  }
});
