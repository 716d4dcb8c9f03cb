/**
 * Invalid requests are rejected with the right status and cost no backend call. server/http/validate-request.test.ts has methods
 * and invalid URLs, lib/site/address.test.ts has addresses that fit no route.
 */
import { expect, test } from "../../testing/browser/test.ts";
import { attackAddresses } from "../../testing/http/attack-addresses.ts";
import { get } from "../../testing/http/http.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";

const long = (length: number) => "a".repeat(length);

const rejected: [method: string, path: string, status: number][] = [
  ["TRACE", "/about", 405],
  ["POST", "/_next/image", 405],
  ["DELETE", "/files/media/a.webp", 405],
  ["GET", "/api/revalidate", 405],
  ["PUT", "/api/inquiry", 405],
  ["GET", `/api/lists/team/1?${long(5000)}`, 414],
  ["GET", `/?${long(20_000)}`, 431],
  ["GET", "/services/details/%ff/x", 400],
  ["GET", "/blogs/details/made-up%0/x", 400],
  ["GET", "/files/%c0%ae%c0%ae/a.webp", 400],
  ["GET", "/leadership?page=0", 404],
  ["GET", "/leadership/page/0", 404],
  ["GET", "/leadership/page/100000", 404],
  ["GET", "/leadership/page/%ff", 400],
  ["GET", `/product/find/${long(900)}`, 308],
  ["GET", "/leadership?page=1e3", 404],
  ["GET", "/leadership?page=100000", 404],
  ["GET", `/leadership?page=${long(900)}`, 404],
  ["GET", "/leadership?page=2&page=3", 404],
  ["GET", "/leadership?page=%ff", 404],
  ["GET", "/leadership?page=2%00", 308],
  ...["_global-error", "_not-found", "_error", "_document"].map((page): [string, string, number] => [
    "GET",
    `/${page}`,
    404,
  ]),
  ["GET", "/api/lists/team/01", 404],
  ["GET", "/api/lists/team/100000", 404],
  ["GET", "/api/lists/__proto__/1", 404],
  ...attackAddresses.map((path): [string, string, number] => ["GET", path, 400]),
  ["POST", "/api/./inquiry", 400],
  ["GET", "/miscellaneous?item=..%2fmade-up", 404],
  ["GET", `/miscellaneous?item=made-up${long(100)}`, 404],
  ["GET", `/miscellaneous/item/made-up${long(100)}`, 404],
  ...["services", "expertise", "blogs", "info-news"].flatMap((kind) =>
    ["made.up", `made-up${long(100)}`, "{made-up}"].map((id): [string, string, number] => [
      "GET",
      `/${kind}/details/${id}/x`,
      404,
    ]),
  ),
  ["GET", "/service/detail/made.up", 404],
];

test("invalid requests are rejected without a backend call", async ({ testSite }) => {
  // Caches what header and footer show.
  const shared = ["/leadership?page=0", "/miscellaneous/item/-", "/service/detail/-", "/api/lists/team/1"];
  const kinds = ["services", "expertise", "blogs", "info-news"].map((kind) => `/${kind}/details/-`);
  for (const path of [...shared, ...kinds]) await get(testSite.url + path);
  testSite.proxy.forget();
  testSite.proxy.fail({ kind: "refuse" });

  for (const [method, path, status] of rejected) {
    const response = await sendRaw(testSite.url, path, { method });
    const what = `${method} ${path.slice(0, 80)}`;
    expect(response.status, what).toBe(status);
    if (status === 405) expect(response.headers.allow, what).toMatch(/GET|POST/);
  }
  expect([...testSite.proxy.calls.keys()].filter((call) => /made|%|a{20}|proto/.test(call))).toEqual([]);
});

test("a request to change the protocol gets the normal answer", async ({ site }) => {
  for (const upgrade of ["websocket", "h2c"])
    for (const [path, status] of [
      ["/about", 200],
      ["/no-such", 404],
    ] as const) {
      const response = await sendRaw(site.url, path, { headers: { connection: "Upgrade", upgrade } });
      expect(response.status, `${upgrade} ${path}`).toBe(status);
      expect(response.body).toContain("</html>");
    }
});

test("the sizes of headers and bodies are limited", async ({ site }) => {
  const headers = { "x-long": long(20_000) };
  expect((await sendRaw(site.url, "/", { headers })).status).toBe(431);
  const manyHeaders = Object.fromEntries(
    Array.from({ length: 1500 }, (_, index) => [`x-${index}`, long(10)]),
  );
  expect((await sendRaw(site.url, "/", { headers: manyHeaders })).status).toBe(431);
  const body = long(1_100_000);
  const bearer = { authorization: `Bearer ${site.secret}` };
  for (const extra of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
    const call = { method: "POST", headers: { ...bearer, ...extra }, body };
    expect((await sendRaw(site.url, "/api/revalidate", call)).status).toBe(413);
  }
  for (const text of ["", "x", "[]", '{"tags":["none"]}', '{"tags":"news"}', "\u0000", "[".repeat(9000)]) {
    const call = { method: "POST", headers: bearer, body: text };
    expect((await sendRaw(site.url, "/api/revalidate", call)).status, text.slice(0, 20)).toBe(400);
  }
  // The body of a GET is ignored.
  const bodyLength = { "content-length": String(body.length) };
  expect((await sendRaw(site.url, "/about", { headers: bodyLength, body })).status).toBe(200);
});

test("guessing the secret locks out its sender, and nobody else", async ({ testSite }, info) => {
  // The lockout outlasts the test.
  const guesser = `192.0.2.${1 + info.repeatEachIndex}`;
  const publish = (secret: string, clientAddress: string) =>
    sendRaw(testSite.url, "/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "x-forwarded-for": clientAddress },
      body: '{"tags":[]}',
    });
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await publish(`wrong-${attempt}`, guesser)).status).toBe(401);
  const { status, headers } = await publish(testSite.secret, guesser);
  expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  // The secret is right, the body is not.
  expect((await publish(testSite.secret, "198.51.100.1")).status).toBe(400);
});
