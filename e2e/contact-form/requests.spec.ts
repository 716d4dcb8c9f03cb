/** Requests that the form does not send: rejected with a clear status, and nothing stored. */
import { request as httpRequest } from "node:http";
import {
  expect,
  formTokenOf,
  type InquiryFields,
  newInquiry,
  type Post,
  post,
  postAsPage,
  storedCopies,
  test,
  uniqueClientAddress,
  waitForToken,
} from "./inquiry-test.ts";

const multipart = { "content-type": "multipart/form-data; boundary=x" };
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const rejected: [string, number, Post][] = [
  ["another type", 415, { body: "name=x", headers: { "content-type": "text/plain" } }],
  ["JSON", 415, { body: "{}", headers: { "content-type": "application/json" } }],
  ["a form without a boundary", 400, { body: "--x", headers: { "content-type": "multipart/form-data" } }],
  ["a form that breaks off", 400, { body: part("name", "x"), headers: multipart }],
  ["an invalid idempotency key", 400, { body: {}, headers: { "idempotency-key": "short" } }],
  ["a text that is too long", 413, { body: { message: "m".repeat(70_000) } }],
  ["another site's page", 403, { body: {}, headers: { "sec-fetch-site": "cross-site" } }],
  ["a page of a neighboring site", 403, { body: {}, headers: { "sec-fetch-site": "same-site" } }],
  ["another origin", 403, { body: {}, headers: { origin: "https://evil.example" } }],
  ["a hidden origin", 403, { body: {}, headers: { origin: "null" } }],
  ["a form without fields", 422, { body: { x: "y" } }],
];

for (const [what, status, request] of rejected) {
  test(`${what} is rejected with ${status}`, async ({ inquirySite }) => {
    const before = inquirySite.storedInquiries().length;
    const response = await post(inquirySite, request);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
    expect(inquirySite.storedInquiries()).toHaveLength(before);
  });
}

test("a browser without JavaScript gets the rejection as a page", async ({ inquirySite }) => {
  const response = await postAsPage(inquirySite, { name: "x" }, { "sec-fetch-site": "cross-site" });
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
      { hostname, port, path: "/api/inquiry", method: "POST", headers: multipart },
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
  const forged = [undefined, "", "x", `${time}.`, `${time}x.${signature}`, `zzzzzzzz.${signature}`];
  const sent = newInquiry();
  for (const formToken of forged) {
    const response = await post(inquirySite, { body: { ...sent, formToken } });
    expect(response.status, String(formToken)).toBe(422);
    const result = await response.json();
    expect(result).toMatchObject({ outcome: "again", formToken: expect.stringMatching(/\./) });
    const immediate = await post(inquirySite, { body: { ...sent, formToken: result.formToken } });
    expect((await immediate.json()).outcome).toBe("again");
  }
  expect(inquirySite.storedInquiries().some(({ message }) => message === sent.message)).toBe(false);
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
  const answer = (body: unknown) => post(inquirySite, { clientAddress, body });
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
  const files = new File(["%PDF-1.7"], "plan.pdf");
  const page = await postAsPage(
    inquirySite,
    { name: "Asha", message: "Every word of it", files: files as unknown as string },
    { "x-forwarded-for": clientAddress },
  );
  const text = await page.text();
  expect([page.status, text.includes("Every word of it"), text.includes("choose your files again")]).toEqual([
    429,
    true,
    true,
  ]);
});

test("the same inquiry sent many times in parallel is stored once", async ({ inquirySite }) => {
  const sent = { ...newInquiry(), formToken: await formTokenOf(inquirySite) };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => post(inquirySite, { body: sent, headers })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(storedCopies(inquirySite, sent)).toHaveLength(1);
});
