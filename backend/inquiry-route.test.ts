import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dutyNames } from "../lib/form/fields.ts";
import { waitUntil } from "../testing/http/http.ts";
import { AUTHORIZATION, runScript, TestServer } from "../testing/sites/backend-process.ts";
import { readInquiries } from "./inquiry-store.ts";

const inquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98765 43210",
  company: "",
  subject: "Plant",
  message: "Hello,\nplease call.",
  page: "/contact",
};
const server = new TestServer();

beforeAll(() => server.start());
afterAll(() => server.remove());

function send(
  body: unknown,
  headers: Record<string, string> = {},
  to: TestServer = server,
): Promise<{ status: number; text: string }> {
  const defaults = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return to
    .fetch("/website/inquiry", { method: "POST", body: text, headers: { ...defaults, ...headers } })
    .then(async (response) => ({ status: response.status, text: await response.text() }));
}

/** As it was before inquiries had the fields of a duty. */
function dropDutyColumns(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
  for (const name of dutyNames) database.exec(`ALTER TABLE inquiry DROP COLUMN ${name}`);
  database.close();
}

async function storedRows(): Promise<string[]> {
  const { code, out } = await runScript("backend/inquiries-cli.ts", ["--csv"], server.env());
  expect(code).toBe(0);
  return out.split(/\r\n/).slice(1, -1);
}

describe("POST /website/inquiry", () => {
  it("keeps inquiries in files that only their owner may read", async () => {
    expect((await send(inquiry)).status).toBe(201);
    const modes = readdirSync(server.dataDir).map(
      (name) => statSync(join(server.dataDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
  });

  it("stores an inquiry once per key under concurrent requests to two processes", async () => {
    const second = new TestServer();
    await second.start({ DATA_DIR: server.dataDir });
    const headers = { "Idempotency-Key": randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(inquiry, headers, index % 2 ? server : second)),
    );
    await second.remove();

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    const { data } = JSON.parse(responses[0]?.text ?? "");
    expect(Date.parse(data.received_at)).not.toBeNaN();
    expect((await storedRows()).filter((line) => line.includes(data.id))).toHaveLength(1);
  });

  it("keeps the duty and the reference in the key", async () => {
    const headers = { "Idempotency-Key": `INQ-7K3F-92QM.${randomUUID()}` };
    const duty = {
      gas: "Nitrogen",
      flow: "300 Nm³/h",
      purity: "99.9 %",
      pressure: "6 bar(g)",
      place: "Pune",
    };
    expect((await send({ ...inquiry, ...duty }, headers)).status).toBe(201);
    expect((await send({ ...inquiry, ...duty, place: "" }, headers)).status).toBe(422);
    const [stored] = readInquiries(server.dataDir) ?? [];
    expect(stored).toMatchObject({ ...inquiry, ...duty, reference: "INQ-7K3F-92QM" });
  });

  it("goes on with a database that lacks the columns of new fields", async () => {
    const other = new TestServer();
    await other.start();
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await send(inquiry, headers, other);
    await other.stop();
    dropDutyColumns(other.dataDir);
    const before = { ...inquiry, gas: "", flow: "", purity: "", pressure: "", place: "", reference: "" };
    expect(readInquiries(other.dataDir)).toEqual([expect.objectContaining(before)]);
    await other.start();
    expect(await send(inquiry, headers, other)).toEqual(first);
    expect((await send({ ...inquiry, gas: "Oxygen" }, {}, other)).status).toBe(201);
    await other.stop();
    expect(readInquiries(other.dataDir)).toEqual([
      expect.objectContaining({ ...before, gas: "Oxygen" }),
      expect.objectContaining(before),
    ]);
    await other.remove();
  });

  it("rejects a different inquiry under the same key", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    expect((await send(inquiry, headers)).status).toBe(201);
    expect((await send({ ...inquiry, message: "Other" }, headers)).status).toBe(422);
    expect((await send(inquiry, headers)).status).toBe(201);
  });

  it("keeps an acknowledged inquiry when the process is killed", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await send({ ...inquiry, name: "Before the kill" }, headers);
    await server.stop("SIGKILL");
    expect(first.status).toBe(201);
    expect((await storedRows()).some((line) => line.includes("Before the kill"))).toBe(true);

    await server.start();
    const again = await send({ ...inquiry, name: "Before the kill" }, headers);
    expect(again).toEqual(first);
  });

  it("stores an inquiry that is still being sent when SIGTERM arrives", async () => {
    const other = await new TestServer().start();
    const body = JSON.stringify(inquiry);
    const headers = {
      Authorization: AUTHORIZATION,
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    };
    const sending = request(`${other.url}/website/inquiry`, { method: "POST", headers });
    const status = new Promise((resolve, reject) => {
      sending.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
    });
    await new Promise((resolve) => sending.write(body.slice(0, 20), resolve));
    // A response on a second connection shows that the backend has received the start of the first.
    await other.get("/website/service");
    const ended = other.stop("SIGTERM");
    await waitUntil("the backend accepts no connections", () =>
      other.fetch("/").then(
        () => false,
        () => true,
      ),
    );
    sending.end(body.slice(20));
    expect(await status).toBe(201);
    expect(await ended).toBe(0);
    await other.remove();
  });

  it.each([
    ["a body that is not JSON", "{", {}, 400],
    ["a body that is no object", "[]", {}, 400],
    ["a missing key", inquiry, { "Idempotency-Key": "" }, 400],
    ["a short key", inquiry, { "Idempotency-Key": "1234567" }, 400],
    ["a key with a space", inquiry, { "Idempotency-Key": "1234 5678" }, 400],
    ["a long key", inquiry, { "Idempotency-Key": "x".repeat(129) }, 400],
    ["a form", "name=x", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["a large body", { ...inquiry, extra: "x".repeat(32 * 1024) }, {}, 413],
  ])("rejects %s", async (_, body, headers, status) => {
    const response = await send(body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({ status });
  });

  it("rejects a large body without Content-Length", async () => {
    const headers = {
      Authorization: AUTHORIZATION,
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    };
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${server.url}/website/inquiry`, { method: "POST", headers });
      sending.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
      sending.write(`{"name": "${"x".repeat(20_000)}`);
      sending.end("y".repeat(20_000));
    });
    expect(status).toBe(413);
  });

  it("names every invalid field", async () => {
    const { text } = await send({ ...inquiry, email: "nobody", message: " " });
    expect(JSON.parse(text).errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      "#/email",
      "#/message",
    ]);
  });
});

describe("npm run inquiries", () => {
  it("lists the newest first", async () => {
    await send({ ...inquiry, name: "Older" });
    await send({ ...inquiry, name: "Newer", company: "=cmd()" });
    const { out } = await runScript("backend/inquiries-cli.ts", [], server.env());
    expect(out).toMatch(/^RECEIVED +NAME +EMAIL +PHONE +COMPANY/);
    expect(out).toContain("    Hello,\n    please call.");
    expect(out.indexOf("Newer")).toBeLessThan(out.indexOf("Older"));
    expect((await storedRows())[0]).toContain("Newer,asha@example.com,'+91 98765 43210,'=cmd(),Plant");
  });

  it("deletes one inquiry, or old ones, for good", async () => {
    const other = await new TestServer().start();
    const cli = (...args: string[]) => runScript("backend/inquiries-cli.ts", args, other.env());
    const keys = ["INQ-AAAA-0001", "INQ-AAAA-0002", "INQ-AAAA-0003"];
    for (const key of keys)
      await send({ ...inquiry, message: `Secret of ${key}` }, { "Idempotency-Key": `${key}.x` }, other);
    expect((await cli("--delete", "INQ-AAAA-0002")).out).toBe("1 inquiry deleted.\n");
    expect((await cli("--delete", "INQ-AAAA-0002")).code).toBe(1);
    const left = readInquiries(other.dataDir) ?? [];
    expect(left.map(({ reference }) => reference).sort()).toEqual([keys[0], keys[2]]);
    const texts = readdirSync(other.dataDir).map((name) => readFileSync(join(other.dataDir, name), "latin1"));
    expect(texts.join()).toContain("Secret of INQ-AAAA-0001");
    expect(texts.join()).not.toContain("Secret of INQ-AAAA-0002");
    expect((await cli("--delete", left[0]?.id ?? "")).out).toBe("1 inquiry deleted.\n");
    expect((await cli("--delete-before", "2020-01-01")).out).toBe("0 inquiries deleted.\n");
    expect((await cli("--delete-before", "tomorrow")).code).toBe(2);
    expect((await cli("--delete-before", "2999-01-01")).out).toBe("1 inquiry deleted.\n");
    expect((await send(inquiry, {}, other)).status).toBe(201);
    await other.remove();
  });

  it("reports an empty database and prints its help", async () => {
    const cli = (args: string[], env = {}) => runScript("backend/inquiries-cli.ts", args, server.env(env));
    const [none, help, wrong] = await Promise.all([
      cli([], { DATA_DIR: "/nowhere" }),
      cli(["--help"]),
      cli(["--x"]),
    ]);
    expect([none.code, none.err]).toEqual([0, "There are no inquiries yet in /nowhere.\n"]);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining("--csv")]);
    expect(wrong.code).toBe(2);
  });
});
