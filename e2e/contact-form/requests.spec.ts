/** What programs send: refused with a clear status, and nothing of it stored. */
import { request as httpRequest } from "node:http";
import {
  expect,
  formTokenOf,
  newInquiry,
  type Post,
  post,
  test,
  uniqueClientAddress,
} from "./inquiry-test.ts";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

const refusals: [string, number, Post][] = [
  ["another type", 415, { body: "name=x", headers: { "content-type": "text/plain" } }],
  ["a form with files", 415, { body: "--x", headers: { "content-type": "multipart/form-data; boundary=x" } }],
  ["no JSON", 400, { body: "{", headers: json }],
  ["a JSON list", 400, { body: "[]", headers: json }],
  ["JSON that is nothing", 400, { body: "null", headers: json }],
  ["bytes that are no UTF-8", 400, { body: new Uint8Array([123, 34, 255, 34, 125]), headers: json }],
  ["a key that is none", 400, { body: {}, headers: { ...json, "idempotency-key": "short" } }],
  ["a body that is too large", 413, { body: { message: "m".repeat(70_000) } }],
  ["a form that is too large", 413, { body: `message=${"m".repeat(70_000)}`, headers: form }],
  ["another site's page", 403, { body: {}, headers: { ...json, "sec-fetch-site": "cross-site" } }],
  ["a neighbour's page", 403, { body: {}, headers: { ...json, "sec-fetch-site": "same-site" } }],
  ["another origin", 403, { body: "name=x", headers: { ...form, origin: "https://evil.example" } }],
  ["a hidden origin", 403, { body: "name=x", headers: { ...form, origin: "null" } }],
  ["fields of another type", 422, { body: { ...newInquiry(), name: 5, email: ["a@b.co"], message: {} } }],
  ["nothing at all", 422, { body: {} }],
];

for (const [what, status, request] of refusals) {
  test(`${what} is refused with ${status}`, async ({ desk }) => {
    const before = desk.stored().length;
    const response = await post(desk, request);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toContain("no-store");
    if (!request.headers?.["content-type"]?.includes("urlencoded")) {
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
    }
    expect(desk.stored()).toHaveLength(before);
  });
}

test("a browser without scripts is told in a page of words", async ({ desk }) => {
  const headers = { ...form, accept: "text/html,*/*;q=0.8", "sec-fetch-site": "cross-site" };
  const refused = await post(desk, { body: "name=x", headers });
  expect(refused.status).toBe(403);
  expect(refused.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await refused.text()).toContain("from this site's own pages only");
  const opened = await fetch(`${desk.url}/api/inquiry`, { headers: { accept: "text/html" } });
  expect(opened.status).toBe(405);
  expect(await opened.text()).toContain('<a href="/contact">');
});

test("a body without end is cut off", async ({ desk }) => {
  const { hostname, port } = new URL(desk.url);
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path: "/api/inquiry", method: "POST", headers: json },
      (answer) => {
        answer.resume();
        clearInterval(more);
        resolve(answer.statusCode);
      },
    );
    request.on("error", reject);
    const more = setInterval(() => request.write("x".repeat(16_384)), 5);
  });
  expect(status).toBe(413);
});

for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
  test(`${method} is not allowed`, async ({ desk }) => {
    const response = await fetch(`${desk.url}/api/inquiry`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });
}

for (const name of ["name", "email", "phone", "company", "subject"] as const) {
  test(`a ${name} of two lines, as for a mail's header, is refused`, async ({ desk }) => {
    const sent = newInquiry({ [name]: `${newInquiry()[name]}\r\nBcc: victim@elsewhere.example` });
    const response = await post(desk, { body: { ...sent, stamp: await formTokenOf(desk) } });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual([name]);
  });
}

test("a stamp that is missing, forged or made this moment asks for one more try, which arrives", async ({
  desk,
}) => {
  const good = await formTokenOf(desk);
  const [time = "", signature = ""] = good.split(".");
  const forged = [undefined, "", "x", `${time}.`, `${time}x.${signature}`, `zzzzzzzz.${signature}`, 7];
  const sent = newInquiry();
  for (const stamp of forged) {
    const response = await post(desk, { body: { ...sent, stamp } });
    expect(response.status, String(stamp)).toBe(422);
    const answer = await response.json();
    expect(answer).toMatchObject({ outcome: "again", stamp: expect.stringMatching(/\./) });
    const atOnce = await post(desk, { body: { ...sent, stamp: answer.stamp } });
    expect((await atOnce.json()).outcome).toBe("again");
  }
  expect(desk.stored().some(({ message }) => message === sent.message)).toBe(false);
  const { stamp } = await (await post(desk, { body: sent })).json();
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await post(desk, { body: { ...sent, stamp } })).status).toBe(201);
});

test("one address has five inquiries in ten minutes, and its tries of the same one cost nothing", async ({
  desk,
}) => {
  const visitor = uniqueClientAddress();
  const stamp = await formTokenOf(desk);
  const first = newInquiry();
  for (let count = 0; count < 8; count++) {
    expect((await post(desk, { visitor, body: { ...first, stamp } })).status).toBe(201);
  }
  expect(desk.stored().filter(({ message }) => message === first.message)).toHaveLength(1);
  for (let count = 0; count < 4; count++) {
    // An address that the sender made up stands further left.
    const forwarded = `${uniqueClientAddress()}, ${visitor}`;
    expect((await post(desk, { visitor: forwarded, body: { ...newInquiry(), stamp } })).status).toBe(201);
  }
  const sixth = await post(desk, {
    visitor: `${uniqueClientAddress()}, ${visitor}`,
    body: { ...newInquiry(), stamp },
  });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
  const pretended = { "x-client-address": uniqueClientAddress() };
  expect((await post(desk, { visitor, headers: pretended, body: { ...newInquiry(), stamp } })).status).toBe(
    429,
  );
  expect((await post(desk, { body: { ...newInquiry(), stamp } })).status).toBe(201);
});

test("the same inquiry sent many times at once is stored once", async ({ desk }) => {
  const sent = { ...newInquiry(), stamp: await formTokenOf(desk) };
  const headers = { ...json, "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(desk, { body: sent, headers })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(desk.stored().filter(({ message }) => message === sent.message)).toHaveLength(1);
});
