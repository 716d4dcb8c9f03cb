/** What no visitor sends is refused with the right status, costs the backend nothing and leaves no page behind. */
import { tags } from "../../lib/backend/contract.ts";
import { firstOf } from "../support/content.ts";
import { get } from "../support/http.ts";
import { sendRaw } from "../support/raw-request.ts";
import { detailsPath } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { openWorld } from "../support/test-site.ts";

const long = (length: number) => "a".repeat(length);

const refused: [method: string, path: string, status: number][] = [
  ...["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"].flatMap((method) =>
    [
      "/",
      "/about",
      "/api/lists/team/1",
      "/files/media/a.webp",
      "/sitemap.xml",
      "/_next/image",
      "/no/such",
    ].map((path): [string, string, number] => [method, path, 405]),
  ),
  ["GET", "/api/revalidate", 405],
  ["TRACE", "/api/revalidate", 405],
  ["PUT", "/api/inquiry", 405],
  ["GET", `/${long(5000)}`, 414],
  ["GET", `/?${long(5000)}`, 414],
  ["GET", `/api/lists/team/1?${long(5000)}`, 414],
  ["GET", `/?${long(20_000)}`, 431],
  ["GET", "/%", 400],
  ["GET", "/services/details/%ff/x", 400],
  ["GET", "/about%00", 400],
  ["GET", "/files/%c0%ae%c0%ae/a.webp", 400],
  ["GET", "/leadership?page=0", 404],
  ["GET", "/leadership?page=-1", 404],
  ["GET", "/leadership?page=1e3", 404],
  ["GET", "/leadership?page=2.0", 404],
  ["GET", "/leadership?page=100000", 404],
  ["GET", `/leadership?page=${long(900)}`, 404],
  ["GET", "/leadership?page=2&page=3", 404],
  ["GET", "/leadership?page=%ff", 404],
  ["GET", "/leadership?page=2%00", 404],
  ["GET", "/api/lists/team/0", 404],
  ["GET", "/api/lists/team/01", 404],
  ["GET", "/api/lists/team/100000", 404],
  ["GET", "/api/lists/__proto__/1", 404],
  ["GET", "/api/lists/constructor/1", 404],
  ["GET", "/api/lists/..%2fservice/1", 404],
  ["GET", "/miscellaneous?item=..%2fmade-up", 404],
  ["GET", `/miscellaneous?item=made-up${long(100)}`, 404],
  ...["services", "expertise", "blogs", "info-news"].flatMap((kind) =>
    [
      "made.up",
      "%2e%2e%2fmade-up",
      `made-up${long(100)}`,
      "made-up%0",
      "-made-up",
      "made%20up",
      "{made-up}",
    ].map((id): [string, string, number] => [
      "GET",
      `/${kind}/details/${id}/x`,
      id.endsWith("%0") ? 400 : 404,
    ]),
  ),
  ["GET", `/service/detail/made-up${long(100)}`, 404],
  ["GET", "/service/detail/made.up", 404],
];

test("what cannot be is refused, before the backend is asked and without a page of its own", async ({
  outage,
}) => {
  // The pages of what is not found are made once; in an outage they are there all the same.
  const shared = ["/leadership?page=0", "/miscellaneous?item=-", "/service/detail/-", "/api/lists/team/1"];
  const kinds = ["services", "expertise", "blogs", "info-news"].map((kind) => `/${kind}/details/-`);
  for (const path of [...shared, ...kinds]) await get(outage.url + path);
  outage.proxy.fail({ kind: "refuse" });

  for (const [method, path, status] of refused) {
    const answer = await sendRaw(outage.url, path, { method });
    const what = `${method} ${path.slice(0, 80)}`;
    expect(answer.status, what).toBe(status);
    if (status === 405) expect(answer.headers.allow, what).toMatch(/GET|POST/);
    expect(answer.headers["x-nextjs-cache"], what).not.toBe("MISS");
  }
  expect([...outage.proxy.calls.keys()].filter((call) => /made|%|a{20}|proto/.test(call))).toEqual([]);
});

test("headers and bodies have an end", async ({ site }) => {
  const headers = { "x-long": long(20_000) };
  expect((await sendRaw(site.url, "/", { headers })).status).toBe(431);
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x-${index}`, long(10)]));
  expect((await sendRaw(site.url, "/", { headers: many })).status).toBe(431);
  const body = long(100_000);
  const bearer = { authorization: `Bearer ${site.secret}` };
  for (const more of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
    const call = { method: "POST", headers: { ...bearer, ...more }, body };
    expect((await sendRaw(site.url, "/api/revalidate", call)).status).toBe(413);
  }
  for (const text of [
    "",
    "x",
    "[]",
    '{"tags":[]}',
    '{"tags":["none"]}',
    '{"tags":"news"}',
    "\u0000",
    "[".repeat(9000),
  ]) {
    const call = { method: "POST", headers: bearer, body: text };
    expect((await sendRaw(site.url, "/api/revalidate", call)).status, text.slice(0, 20)).toBe(400);
  }
  // A GET may bring a body; nobody reads it.
  const brought = { "content-length": String(body.length) };
  expect((await sendRaw(site.url, "/about", { headers: brought, body })).status).toBe(200);
});

test("a secret cannot be tried out, and trying shuts out nobody else", async () => {
  const world = await openWorld("secret");
  try {
    const publish = (secret: string, address: string) =>
      sendRaw(world.url, "/api/revalidate", {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "x-forwarded-for": address },
        body: JSON.stringify({ tags }),
      });
    const page = detailsPath("/services", firstOf("services"));
    const before = await get(world.url + page);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await publish(`wrong-${attempt}`, "192.0.2.1")).status).toBe(401);
    }
    for (const secret of ["wrong", world.secret]) {
      const { status, headers } = await publish(secret, "192.0.2.1");
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    }
    for (const scheme of ["", "Basic ", "bearer"]) {
      const headers = { authorization: scheme + world.secret, "x-forwarded-for": "192.0.2.3" };
      expect((await sendRaw(world.url, "/api/revalidate", { method: "POST", headers })).status).toBe(401);
    }
    expect((await publish(world.secret, "192.0.2.2")).status).toBe(200);

    // With nobody to make them anew, publish calls leave the pages where they are.
    await world.backend.close();
    for (let call = 0; call < 5; call++) expect((await publish(world.secret, "192.0.2.2")).status).toBe(200);
    const after = await get(world.url + page);
    expect([before.status, after.status]).toEqual([200, 200]);
  } finally {
    await world.close();
  }
});
