import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { waitUntil } from "../../testing/http/http";
import { BackendError } from "../backend/error";
import { refusedBy } from "../backend/refusal";
import { sendInquiry } from "../backend/send-inquiry";
import { log } from "../runtime/log";
import { deliver } from "./deliver";
import { handOver } from "./hand-over";

let mockMail: string | undefined;
let mockFrom: string | undefined;
let mockTo = "sales@site.test, office@site.test";
jest.mock("../runtime/periods", () => {
  const { periods } = jest.requireActual("../runtime/periods");
  const short = { handOverDelaysMs: [5, 5, 5], visitorTimeoutMs: 2_000, outboxCheckMs: 5, outboxPollMs: 5 };
  return { periods: { ...periods, inquiry: { ...periods.inquiry, ...short } } };
});
jest.mock("../runtime/env", () => ({
  env: () => ({
    INQUIRY_SMTP_URL: mockMail,
    INQUIRY_FROM: mockFrom,
    INQUIRY_TO: mockMail && mockTo.split(", "),
    SITE_NAME: "Site, Ltd.",
    SITE_URL: "https://www.site.test",
  }),
}));
jest.mock("../runtime/log", () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock("../backend/send-inquiry", () => ({ sendInquiry: jest.fn() }));
jest.mock("../backend/send-file", () => ({ sendFile: jest.fn() }));

type Mail = { from: string; to: string[]; text: string };
let mails: Mail[] = [];
let attempts = 0;
let refusal = "";
let refusalsLeft = Number.POSITIVE_INFINITY;
/** Of the refusals: 450 defers a mail. */
let code = 550;
let words = "no";
let hold: Promise<unknown> | undefined;

const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  disabledCommands: ["AUTH"],
  onRcptTo: ({ address }, _, callback) =>
    callback(
      refusal.startsWith(address) && refusalsLeft-- > 0
        ? Object.assign(new Error("unknown"), { responseCode: code })
        : undefined,
    ),
  onData: async (stream, { envelope }, callback) => {
    attempts++;
    const mail = await text(stream);
    await hold;
    if (refusal === "all") return callback(Object.assign(new Error(words), { responseCode: code }));
    const from = envelope.mailFrom ? envelope.mailFrom.address : "";
    mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: mail });
    callback();
  },
});
server.on("error", () => {});

let url = "";
const folder = mkdtempSync(join(tmpdir(), "deliver-"));
process.env.SITE_DATA_DIR = folder;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll((done) => {
  rmSync(folder, { recursive: true });
  server.close(done);
});
beforeEach(() => {
  mails = [];
  attempts = 0;
  refusal = "";
  refusalsLeft = Number.POSITIVE_INFINITY;
  code = 550;
  words = "no";
  hold = undefined;
  mockTo = "sales@site.test, office@site.test";
  mockMail = url;
  mockFrom = undefined;
  jest.mocked(sendInquiry).mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

let keys = 0;
const newKey = () => `key${++keys}`;
const inquiry = {
  name: "Asha Rao",
  email: "asha@plant.example",
  phone: "",
  company: "Plant & Sons",
  subject: "Oxygen",
  message: "500 Nm3/h\n.\nBcc: nobody@elsewhere.example",
  page: "/contact",
};

/** As the route does. */
async function send(key = newKey(), fields = inquiry, language: "en" | "hi" = "en"): Promise<boolean> {
  const isDelivered = await deliver(fields, key, language);
  await handOver();
  return isDelivered;
}

const logged = (level: "info" | "warn" | "error") =>
  jest.mocked(log[level]).mock.calls.map(([details, line]) => ({ ...(details as object), line }));

describe("without a mail server", () => {
  beforeEach(() => {
    mockMail = undefined;
  });

  it("succeeds when the backend has stored it", async () => {
    const key = newKey();
    await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
    expect(sendInquiry).toHaveBeenCalledWith(inquiry, key);
    expect(mails).toEqual([]);
  });

  it("fails when the backend failed, or has no such call", async () => {
    jest.mocked(sendInquiry).mockRejectedValueOnce(new BackendError("Network Error"));
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(false);
    jest.mocked(sendInquiry).mockResolvedValueOnce(false);
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(false);
    expect(JSON.stringify(jest.mocked(log.error).mock.calls)).not.toContain("asha");
  });

  it("logs the backend's reason", async () => {
    const body = {
      detail: "Invalid email of asha@plant.example",
      errors: [{ pointer: "#/email", detail: "Invalid email" }],
    };
    const error = refusedBy(new Response(null, { status: 422 }), body);
    jest.mocked(sendInquiry).mockRejectedValueOnce(error);
    const key = newKey();
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    const reason = { status: 422, fields: ["email"], cause: "Invalid email of …" };
    expect(log.error).toHaveBeenCalledWith(
      { key, message: error.message, ...reason },
      "inquiry not delivered",
    );
  });
});

describe("with a mail server", () => {
  it("mails it once to each receiver for a key", async () => {
    const key = newKey();
    await expect(send(key)).resolves.toBe(true);
    await expect(send(key)).resolves.toBe(true);
    expect(mails.map(({ to }) => to).sort()).toEqual([["office@site.test"], ["sales@site.test"]]);
    const [mail] = mails;
    expect(mail?.from).toBe("sales@site.test");
    expect(mail?.text).toContain("To: sales@site.test, office@site.test");
    expect(mail?.text).toContain('From: "Site, Ltd. website" <sales@site.test>');
    expect(mail?.text).toContain("Reply-To: Asha Rao <asha@plant.example>");
    expect(mail?.text).toContain(`Message-ID: <${key}@www.site.test>`);
    expect(mail?.text).toContain("Company: Plant & Sons");
    expect(mail?.text).toContain("500 Nm3/h\r\n.\r\nBcc: nobody@elsewhere.example");
    await send();
    expect(attempts).toBe(4);
  });

  it("has a duty as it was typed, and in the site's units", async () => {
    const typed = { ...inquiry, pressure: "100 psig" };
    await send(newKey(), typed);
    expect(mails[0]?.text).toMatch(/^Pressure: 100 psig =3D 6\.895=C2=A0bar\(g\)/m);
  });

  it("attaches the files of an inquiry, also in a later try", async () => {
    mockTo = "sales@site.test";
    const path = join(folder, "plan");
    writeFileSync(path, "%PDF-1.7 a plan");
    const file = {
      id: "1",
      name: "plan.pdf",
      type: "application/pdf",
      bytes: 15,
      sha256: "00",
      path,
    } as const;
    [refusal, refusalsLeft, code] = ["sales@site.test", 1, 450];
    await expect(deliver(inquiry, newKey(), "en", [file])).resolves.toBe(true);
    await handOver();
    await waitUntil("it is mailed", () => mails.length === 1);
    expect(mails[0]?.text).toMatch(/Files: plan\.pdf \(1 kB, attached\)/);
    expect(mails[0]?.text).toContain("filename=plan.pdf");
    expect(mails[0]?.text).toContain(Buffer.from("%PDF-1.7 a plan").toString("base64"));
  });

  it("names the language of a form that is not in English", async () => {
    mockTo = "sales@site.test";
    await send(newKey(), inquiry, "hi");
    await send();
    expect(mails.map(({ text }) => /^Language of the form: (.+)$/m.exec(text)?.[1]?.trim())).toEqual([
      "Hindi",
      undefined,
    ]);
  });

  it("waits for what is being sent, with what came meanwhile", async () => {
    mockTo = "sales@site.test";
    const { promise, resolve: release } = Promise.withResolvers<void>();
    hold = promise;
    const first = send();
    await waitUntil("one is being sent", () => attempts === 1);
    const second = send();
    release();
    await second;
    expect(mails).toHaveLength(2);
    await first;
  });

  it("mails nothing while the backend fails, and succeeds by mail alone where the backend has no such call", async () => {
    jest.mocked(sendInquiry).mockRejectedValueOnce(new BackendError("Network Error"));
    await expect(send()).resolves.toBe(false);
    expect(attempts).toBe(0);
    jest.mocked(sendInquiry).mockResolvedValueOnce(false);
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
    await waitUntil("both receivers have it", () => mails.length === 2);
  });

  it("without a backend fails when the mail server is down or rejects it, and mails it on the next try only", async () => {
    mockTo = "sales@site.test";
    jest.mocked(sendInquiry).mockResolvedValue(false);
    const key = newKey();
    mockMail = "smtp://127.0.0.1:1";
    await expect(send(key)).resolves.toBe(false);
    mockMail = url;
    refusal = "all";
    await expect(send(key)).resolves.toBe(false);
    refusal = "";
    await handOver();
    expect(mails).toHaveLength(0);
    await expect(send(key)).resolves.toBe(true);
    expect(mails).toHaveLength(1);
  });

  it("without a backend succeeds when one of several receivers is unknown", async () => {
    jest.mocked(sendInquiry).mockResolvedValue(false);
    refusal = "office@site.test";
    const key = newKey();
    await expect(send(key)).resolves.toBe(true);
    expect(mails.map(({ to }) => to)).toEqual([["sales@site.test"]]);
    await waitUntil("the other one is given up", () => logged("error").length > 0);
    expect(logged("error")).toEqual([
      expect.objectContaining({ key, to: "office@site.test", line: "inquiry not handed over" }),
    ]);
  });

  it("without a backend waits for a slow mail instead of sending another", async () => {
    mockTo = "sales@site.test";
    jest.mocked(sendInquiry).mockResolvedValue(false);
    const key = newKey();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    const again = deliver(inquiry, key, "en");
    resolve();
    await expect(again).resolves.toBe(true);
    expect(attempts).toBe(1);
    expect(mails).toHaveLength(1);
  });

  it("does not let a visitor wait for the mail server when the backend has stored it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
    expect(mails).toEqual([]);
    resolve();
    await handOver();
    expect(mails).toHaveLength(2);
  });

  it.each([450, 451, 421])("mails it once later if the mail server defers it with %i", async (status) => {
    const key = newKey();
    [refusal, refusalsLeft, code] = ["office@site.test", 1, status];
    await expect(send(key)).resolves.toBe(true);
    await expect(send(key)).resolves.toBe(true);
    await waitUntil("both receivers have it", () => mails.length === 2);
    expect(mails.map(({ to }) => to).sort()).toEqual([["office@site.test"], ["sales@site.test"]]);
    expect(logged("warn")[0]).toMatchObject({ key, tries: 1, line: "inquiry not handed over yet" });
    await waitUntil("it is logged", () => logged("info").length >= 4);
    expect(logged("error")).toEqual([]);
  });

  it("gives up after some tries, and at once when the mail server refuses it", async () => {
    mockTo = "sales@site.test";
    mockMail = "smtp://127.0.0.1:1";
    await expect(send()).resolves.toBe(true);
    await waitUntil("it gives up", () => logged("error").length > 0);
    expect(logged("error")[0]).toMatchObject({ tries: 4, line: "inquiry not handed over" });
    mockMail = url;
    refusal = "all";
    await expect(send()).resolves.toBe(true);
    expect(attempts).toBe(1);
    expect(logged("error")[1]).toMatchObject({ tries: 1, line: "inquiry not handed over" });
  });

  it("logs the codes of a refusal, and known words of the mail server only", async () => {
    mockTo = "sales@site.test";
    [refusal, words] = ["all", "5.7.1 message rejected: ASHA@PLANT.EXAMPLE 500%20Nm3 asha rao is spam"];
    await send();
    const reason = "EMESSAGE DATA 550 5.7.1 … message rejected: … is spam";
    expect(logged("error")[0]).toMatchObject({ reason });
  });

  it.each([
    ["smtp://apikey:x@", "website@site.test", "website@site.test"],
    ["smtp://apikey:x@", undefined, "sales@site.test"],
    ["smtp://office%40site.test:x@", undefined, "office@site.test"],
    ["smtp://office%40site.test:x@", "website@site.test", "website@site.test"],
  ])("sends with the account %s and INQUIRY_FROM %s as %s", async (account, from, expected) => {
    mockMail = url.replace("smtp://", account);
    mockFrom = from;
    await send();
    expect(mails[0]?.from).toBe(expected);
    expect(mails[0]?.text).toContain(`From: "Site, Ltd. website" <${expected}>`);
  });

  it.each([
    ["r&d@plant.example", "Reply-To: Asha Rao <r&d@plant.example>"],
    ["asha@xn--mller-kva.de", "Reply-To: Asha Rao <asha@xn--mller-kva.de>"],
    ["o'neil/sales@plant.example", "Reply-To: Asha Rao <o'neil/sales@plant.example>"],
  ])("has %s answered", async (email, header) => {
    await send(newKey(), { ...inquiry, email });
    expect(mails[0]?.text).toContain(`${header}\r\n`);
  });

  it("lets mail programs decode nothing that was typed as an encoded word", async () => {
    const encoded = "=?utf-8?B?4oCuZXhl?=";
    await send(newKey(), { ...inquiry, name: encoded, subject: `Offer ${encoded}` });
    const [header = "", body] = mails[0]?.text.split("\r\n\r\n") ?? [];
    expect(header).toContain("Subject: Inquiry: Offer = ?utf-8?B?4oCuZXhl?=\r\n");
    expect(header).not.toContain("=?");
    expect(body).toContain(encoded);
  });

  it("lets nothing that was typed become a header or a receiver", async () => {
    const nasty = {
      ...inquiry,
      name: 'x" <a@elsewhere.example>, b@elsewhere.example\r\nBcc: c@elsewhere.example',
      subject: "s\r\nBcc: d@elsewhere.example\r\n\r\nbody",
      email: "e@plant.example\r\nBcc: f@elsewhere.example",
    };
    await send(newKey(), nasty);
    const header = mails[0]?.text.split("\r\n\r\n")[0] ?? "";
    expect(header).not.toMatch(/^(bcc|cc):/im);
    expect(header.match(/^to:/gim)).toHaveLength(1);
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(["office@site.test", "sales@site.test"]);
  });
});
