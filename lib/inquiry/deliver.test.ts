import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { BackendError } from "../backend/error";
import { sendInquiry } from "../backend/send-inquiry";
import { log } from "../runtime/log";
import { deliver } from "./deliver";

let mockMail: string | undefined;
let mockFrom: string | undefined;
let mockRetry: Promise<unknown> = Promise.resolve();
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(() => mockRetry) }));
jest.mock("../runtime/env", () => ({
  env: () => ({
    INQUIRY_SMTP_URL: mockMail,
    INQUIRY_FROM: mockFrom,
    INQUIRY_TO: ["sales@site.test", "office@site.test"],
    SITE_NAME: "Site, Ltd.",
    SITE_URL: "https://www.site.test",
  }),
}));
jest.mock("../runtime/log", () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.mock("../backend/send-inquiry", () => ({ sendInquiry: jest.fn() }));

type Mail = { from: string; to: string[]; text: string };
let mails: Mail[] = [];
let attempts = 0;
let refusal = "";
/** Of the refusals: 450 defers a mail. */
let code = 550;
let hold: Promise<unknown> | undefined;

const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  disabledCommands: ["AUTH"],
  onRcptTo: ({ address }, _, callback) =>
    callback(
      refusal.startsWith(address) ? Object.assign(new Error("unknown"), { responseCode: code }) : undefined,
    ),
  onData: async (stream, { envelope }, callback) => {
    attempts++;
    const mail = await text(stream);
    await hold;
    if (refusal === "all") return callback(Object.assign(new Error("no"), { responseCode: code }));
    const from = envelope.mailFrom ? envelope.mailFrom.address : "";
    mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: mail });
    callback();
  },
});
server.on("error", () => {});

let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll((done) => {
  server.close(done);
});
beforeEach(() => {
  mails = [];
  attempts = 0;
  refusal = "";
  code = 550;
  hold = undefined;
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

/** Shortens the ten seconds that a visitor waits for the mail server. */
function shortenTimeout() {
  const { setTimeout: wait } = globalThis;
  jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(((done: () => void, ms?: number) => wait(done, ms === 10_000 ? 2_000 : ms)) as never);
}

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

  it("logs the backend's message", async () => {
    const message = "Request failed with status code 400";
    jest.mocked(sendInquiry).mockRejectedValueOnce(new BackendError(message, { cause: "Invalid key foo" }));
    const key = newKey();
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    expect(log.error).toHaveBeenCalledWith(
      { key, message, cause: "Invalid key foo" },
      "inquiry not delivered",
    );
  });
});

describe("with a mail server", () => {
  it("succeeds when both have accepted it, and mails it once for a key", async () => {
    const key = newKey();
    await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
    await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
    expect(attempts).toBe(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: "sales@site.test", to: ["sales@site.test", "office@site.test"] });
    expect(mail?.text).toContain('From: "Site, Ltd. website" <sales@site.test>');
    expect(mail?.text).toContain("Reply-To: Asha Rao <asha@plant.example>");
    expect(mail?.text).toContain(`Message-ID: <${key}@www.site.test>`);
    expect(mail?.text).toContain("Company: Plant & Sons");
    expect(mail?.text).toContain("500 Nm3/h\r\n.\r\nBcc: nobody@elsewhere.example");
    await deliver(inquiry, newKey(), "en");
    expect(attempts).toBe(2);
  });

  it("names the language of a form that is not in English", async () => {
    await deliver(inquiry, newKey(), "hi");
    await deliver(inquiry, newKey(), "en");
    expect(mails.map(({ text }) => /^Language of the form: (.+)$/m.exec(text)?.[1]?.trim())).toEqual([
      "Hindi",
      undefined,
    ]);
  });

  it("mails nothing while the backend fails, and succeeds by mail alone where the backend has no such call", async () => {
    jest.mocked(sendInquiry).mockRejectedValueOnce(new BackendError("Network Error"));
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(false);
    expect(attempts).toBe(0);
    jest.mocked(sendInquiry).mockResolvedValueOnce(false);
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
    expect(mails).toHaveLength(1);
  });

  it("without a backend fails when the mail server is down or rejects it, and sends one mail when it is back", async () => {
    jest.mocked(sendInquiry).mockResolvedValue(false);
    const key = newKey();
    mockMail = "smtp://127.0.0.1:1";
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    mockMail = url;
    refusal = "all";
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    refusal = "";
    await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
    expect(mails).toHaveLength(1);
  });

  it("succeeds when one of several receivers is unknown", async () => {
    refusal = "office@site.test";
    await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
    expect(mails[0]?.to).toEqual(["sales@site.test"]);
    expect(log.warn).toHaveBeenCalled();
  });

  it("waits for a slow mail instead of sending another", async () => {
    jest.mocked(sendInquiry).mockResolvedValue(false);
    const key = newKey();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    shortenTimeout();
    await expect(deliver(inquiry, key, "en")).resolves.toBe(false);
    const again = deliver(inquiry, key, "en");
    resolve();
    await expect(again).resolves.toBe(true);
    expect(attempts).toBe(1);
    expect(mails).toHaveLength(1);
  });

  describe("and a backend that has stored it", () => {
    const result = () =>
      new Promise<string>((resolve) => {
        for (const level of ["info", "error"] as const)
          jest.mocked(log[level]).mockImplementation((_: unknown, line?: string) => {
            if (line !== "inquiry accepted") resolve(String(line));
          });
      });

    it.each([450, 451, 421])(
      "succeeds while the mail server defers it with %i, and mails it once later",
      async (status) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        mockRetry = promise;
        const later = result();
        const key = newKey();
        [refusal, code] = ["all", status];
        await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
        await expect(deliver(inquiry, key, "en")).resolves.toBe(true);
        expect(mails).toEqual([]);
        refusal = "";
        resolve();
        expect(await later).toBe("inquiry mailed later");
        expect(mails).toHaveLength(1);
        expect(jest.mocked(log.warn).mock.calls.at(-1)).toEqual([
          { key, message: expect.any(String) },
          "inquiry not mailed yet",
        ]);
      },
    );

    it("succeeds while the mail server is down, and gives up after some tries", async () => {
      mockRetry = Promise.resolve();
      mockMail = "smtp://127.0.0.1:1";
      const later = result();
      await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
      expect(await later).toBe("inquiry not mailed");
      expect(sleep).toHaveBeenCalledTimes(4);
    });

    it("succeeds when the mail server refuses it, and does not try again", async () => {
      refusal = "all";
      const later = result();
      await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
      expect(await later).toBe("inquiry not mailed");
      expect(sleep).not.toHaveBeenCalled();
      expect(attempts).toBe(1);
    });

    it("mails it later to the receiver that the mail server has deferred", async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mockRetry = promise;
      const later = result();
      [refusal, code] = ["office@site.test", 450];
      await expect(deliver(inquiry, newKey(), "en")).resolves.toBe(true);
      refusal = "";
      resolve();
      expect(await later).toBe("inquiry mailed later");
      expect(mails.map(({ to }) => to)).toEqual([["sales@site.test"], ["office@site.test"]]);
      expect(mails[1]?.text).toContain("To: sales@site.test, office@site.test");
    });
  });

  it.each([
    ["smtp://apikey:x@", "website@site.test", "website@site.test"],
    ["smtp://apikey:x@", undefined, "sales@site.test"],
    ["smtp://office%40site.test:x@", undefined, "office@site.test"],
    ["smtp://office%40site.test:x@", "website@site.test", "website@site.test"],
  ])("sends with the account %s and INQUIRY_FROM %s as %s", async (account, from, expected) => {
    mockMail = url.replace("smtp://", account);
    mockFrom = from;
    await deliver(inquiry, newKey(), "en");
    expect(mails[0]?.from).toBe(expected);
    expect(mails[0]?.text).toContain(`From: "Site, Ltd. website" <${expected}>`);
  });

  it.each([
    ["r&d@plant.example", "Reply-To: Asha Rao <r&d@plant.example>"],
    ["asha@xn--mller-kva.de", "Reply-To: Asha Rao <asha@xn--mller-kva.de>"],
    ["o'neil/sales@plant.example", "Reply-To: Asha Rao <o'neil/sales@plant.example>"],
  ])("has %s answered", async (email, header) => {
    await deliver({ ...inquiry, email }, newKey(), "en");
    expect(mails[0]?.text).toContain(`${header}\r\n`);
  });

  it("lets mail programs decode nothing that was typed as an encoded word", async () => {
    const encoded = "=?utf-8?B?4oCuZXhl?=";
    await deliver({ ...inquiry, name: encoded, subject: `Offer ${encoded}` }, newKey(), "en");
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
    await deliver(nasty, newKey(), "en");
    const header = mails[0]?.text.split("\r\n\r\n")[0] ?? "";
    expect(header).not.toMatch(/^(bcc|cc):/im);
    expect(header.match(/^to:/gim)).toHaveLength(1);
    expect(mails[0]?.to).toEqual(["sales@site.test", "office@site.test"]);
  });
});
