/** Requests that the form does not send: rejected with a clear status, and nothing stored. */
import { request as httpRequest } from "node:http";
import {
  expect,
  formTokenOf,
  type InquiryFields,
  newInquiry,
  type Post,
  post,
  storedCopies,
  test,
  uniqueClientAddress,
  waitForToken,
} from "./inquiry-test.ts";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

const rejected: [string, number, Post][] = [
  ["another type", 415, { body: "name=x", headers: { "content-type": "text/plain" } }],
  [
    "a form that breaks off",
    400,
    { body: "--x", headers: { "content-type": "multipart/form-data; boundary=x" } },
  ],
  ["invalid JSON", 400, { body: "{", headers: json }],
  ["a JSON list", 400, { body: "[]", headers: json }],
  ["JSON null", 400, { body: "null", headers: json }],
  ["bytes that are not UTF-8", 400, { body: new Uint8Array([123, 34, 255, 34, 125]), headers: json }],
  ["an invalid idempotency key", 400, { body: {}, headers: { ...json, "idempotency-key": "short" } }],
  ["a body that is too large", 413, { body: { message: "m".repeat(70_000) } }],
  ["a form that is too large", 413, { body: `message=${"m".repeat(70_000)}`, headers: form }],
  ["another site's page", 403, { body: {}, headers: { ...json, "sec-fetch-site": "cross-site" } }],
  ["a page of a neighboring site", 403, { body: {}, headers: { ...json, "sec-fetch-site": "same-site" } }],
  ["another origin", 403, { body: "name=x", headers: { ...form, origin: "https://evil.example" } }],
  ["a hidden origin", 403, { body: "name=x", headers: { ...form, origin: "null" } }],
  ["fields of another type", 422, { body: { ...newInquiry(), name: 5, email: ["a@b.co"], message: {} } }],
  ["an empty object", 422, { body: {} }],
];

for (const [what, status, request] of rejected) {
  test(`${what} is rejected with ${status}`, async ({ inquirySite }) => {
    const before = inquirySite.backend.storedInquiries().length;
    const response = await post(inquirySite, request);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toContain("no-store");
    if (!request.headers?.["content-type"]?.includes("urlencoded")) {
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
    }
    expect(inquirySite.backend.storedInquiries()).toHaveLength(before);
  });
}

test("a browser without JavaScript gets the rejection as a page", async ({ inquirySite }) => {
  const headers = { ...form, accept: "text/html,*/*;q=0.8", "sec-fetch-site": "cross-site" };
  const response = await post(inquirySite, { body: "name=x", headers });
  expect(response.status).toBe(403);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain("from its own pages only");
  const opened = await fetch(`${inquirySite.url}/api/inquiry`, { headers: { accept: "text/html" } });
  expect(opened.status).toBe(405);
  expect(await opened.text()).toContain('<a href="/contact">');
});

test("an endless body is cut off", async ({ inquirySite }) => {
  const { hostname, port } = new URL(inquirySite.url);
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path: "/api/inquiry", method: "POST", headers: json },
      (response) => {
        response.resume();
        clearInterval(writing);
        resolve(response.statusCode);
      },
    );
    request.on("error", reject);
    const writing = setInterval(() => request.write("x".repeat(16_384)), 5);
  });
  expect(status).toBe(413);
});

for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
  test(`${method} is not allowed`, async ({ inquirySite }) => {
    const response = await fetch(`${inquirySite.url}/api/inquiry`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });
}

test("two lines, which would inject a mail header, become one, or no mail address", async ({
  inquirySite,
}) => {
  const header = "Bcc: victim@elsewhere.example";
  const send = async (changes: Partial<InquiryFields>) =>
    post(inquirySite, {
      body: { ...newInquiry(changes), formToken: await formTokenOf(inquirySite) },
    });
  const names = ["name", "phone", "company", "subject"] as const;
  const stored = await send(
    Object.fromEntries(names.map((name) => [name, `${newInquiry()[name]}\r\n${header}`])),
  );
  expect(stored.status).toBe(201);
  const { sent } = await stored.json();
  for (const name of names) expect(sent[name]).toBe(`${newInquiry()[name]} ${header}`);
  const refused = await send({ email: `${newInquiry().email}\r\n${header}` });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors)).toEqual(["email"]);
});

test("a missing, forged or new token asks for a second submission, which arrives", async ({
  inquirySite,
}) => {
  const good = await formTokenOf(inquirySite);
  const [time = "", signature = ""] = good.split(".");
  const forged = [undefined, "", "x", `${time}.`, `${time}x.${signature}`, `zzzzzzzz.${signature}`, 7];
  const sent = newInquiry();
  for (const formToken of forged) {
    const response = await post(inquirySite, { body: { ...sent, formToken } });
    expect(response.status, String(formToken)).toBe(422);
    const result = await response.json();
    expect(result).toMatchObject({ outcome: "again", formToken: expect.stringMatching(/\./) });
    const immediate = await post(inquirySite, { body: { ...sent, formToken: result.formToken } });
    expect((await immediate.json()).outcome).toBe("again");
  }
  expect(inquirySite.backend.storedInquiries().some(({ message }) => message === sent.message)).toBe(false);
  const { formToken } = await (await post(inquirySite, { body: sent })).json();
  await waitForToken(formToken);
  expect((await post(inquirySite, { body: { ...sent, formToken } })).status).toBe(201);
});

test("a client address has five inquiries in ten minutes, and repeats of one do not count", async ({
  inquirySite,
}) => {
  const clientAddress = uniqueClientAddress();
  const formToken = await formTokenOf(inquirySite);
  const first = newInquiry();
  for (let count = 0; count < 8; count++) {
    expect((await post(inquirySite, { clientAddress, body: { ...first, formToken } })).status).toBe(201);
  }
  expect(storedCopies(inquirySite, first)).toHaveLength(1);
  for (let count = 0; count < 4; count++) {
    // An invented address stands further left in the header.
    const forwarded = `${uniqueClientAddress()}, ${clientAddress}`;
    expect(
      (await post(inquirySite, { clientAddress: forwarded, body: { ...newInquiry(), formToken } })).status,
    ).toBe(201);
  }
  const sixth = await post(inquirySite, {
    clientAddress: `${uniqueClientAddress()}, ${clientAddress}`,
    body: { ...newInquiry(), formToken },
  });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
  const spoofed = { "x-client-address": uniqueClientAddress() };
  expect(
    (await post(inquirySite, { clientAddress, headers: spoofed, body: { ...newInquiry(), formToken } }))
      .status,
  ).toBe(429);
  expect((await post(inquirySite, { body: { ...newInquiry(), formToken } })).status).toBe(201);
});

test("invalid posts and those to be sent again count, too, beside a visitor's five inquiries", async ({
  inquirySite,
}) => {
  const clientAddress = uniqueClientAddress();
  const formToken = await formTokenOf(inquirySite);
  const answer = async (body: unknown, headers?: Record<string, string>) => {
    const response = await post(inquirySite, { clientAddress, body, headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  for (let count = 0; count < 13; count++) {
    expect((await answer({})).status).toBe(422);
    expect((await answer(newInquiry())).status).toBe(422);
  }
  // Ordinary mistakes lock nobody out.
  expect((await answer({ ...newInquiry(), formToken })).status).toBe(201);
  for (let count = 0; count < 3; count++) expect((await answer({})).status).toBe(422);
  const limited = await answer({ ...newInquiry(), formToken });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(500);
  const page = await answer("name=Asha&message=Every+word+of+it", form);
  expect([page.status, page.text.includes("Every word of it")]).toEqual([429, true]);
});

test("the same inquiry sent many times in parallel is stored once", async ({ inquirySite }) => {
  const sent = { ...newInquiry(), formToken: await formTokenOf(inquirySite) };
  const headers = { ...json, "idempotency-key": crypto.randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => post(inquirySite, { body: sent, headers })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(storedCopies(inquirySite, sent)).toHaveLength(1);
});
