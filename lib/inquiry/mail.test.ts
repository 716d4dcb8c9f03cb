import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Inquiry } from "../form/fields";
import { filesFolder } from "./inquiry";
import { sendMail } from "./mail";

let mockMail = "";
let mockFrom: string | undefined;
const mockTo = ["sales@site.test", "office@site.test"];
jest.mock("../runtime/env", () => ({
  env: () => ({
    INQUIRY_SMTP_URL: mockMail,
    INQUIRY_FROM: mockFrom,
    INQUIRY_TO: mockTo,
    SITE_NAME: "Site, Ltd.",
    SITE_URL: "https://www.site.test",
  }),
}));

type Mail = { from: string; to: string[]; text: string };
let mails: Mail[] = [];
/** Of a refusal: 450 defers a mail. */
let code = 0;
let words = "no";

const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  disabledCommands: ["AUTH"],
  onRcptTo: ({ address }, _, callback) =>
    callback(
      address.startsWith("unknown@") ? Object.assign(new Error("unknown"), { responseCode: 550 }) : undefined,
    ),
  onData: async (stream, { envelope }, callback) => {
    const mail = await text(stream);
    if (code) return callback(Object.assign(new Error(words), { responseCode: code }));
    const from = envelope.mailFrom ? envelope.mailFrom.address : "";
    mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: mail });
    callback();
  },
});
server.on("error", () => {});

let url = "";
const folder = mkdtempSync(join(tmpdir(), "mail-"));
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
  code = 0;
  words = "no";
  mockMail = url;
  mockFrom = undefined;
});

const inquiry = {
  name: "Asha Rao",
  email: "asha@plant.example",
  phone: "",
  company: "Plant & Sons",
  subject: "Oxygen",
  message: "500 Nm3/h\n.\nBcc: nobody@elsewhere.example",
  page: "/contact",
};

const key = "INQ-7K3F-92QM.00";
const send = (
  fields: Inquiry = inquiry,
  more: Partial<Parameters<typeof sendMail>[0]> = {},
  to = "sales@site.test",
) =>
  sendMail({ key, fields, language: "en", receivedAt: "2026-03-04T05:06:07.000Z", files: [], ...more }, to);

it("mails it to one receiver, and names all", async () => {
  await expect(send()).resolves.toEqual({ result: "done" });
  const [mail, ...others] = mails;
  expect(others).toEqual([]);
  expect([mail?.from, mail?.to]).toEqual(["sales@site.test", ["sales@site.test"]]);
  for (const part of [
    "To: sales@site.test, office@site.test",
    'From: "Site, Ltd. website" <sales@site.test>',
    "Reply-To: Asha Rao <asha@plant.example>",
    // Of every try: receivers drop a second one.
    `Message-ID: <${key}@www.site.test>`,
    "Reference: INQ-7K3F-92QM",
    "Answer promised by: Thursday, 5 March",
    "Company: Plant & Sons",
    "500 Nm3/h\r\n.\r\nBcc: nobody@elsewhere.example",
  ])
    expect(mail?.text).toContain(part);
});

it("has a duty as it was typed, and in the site's units", async () => {
  await send({ ...inquiry, pressure: "100 psig" });
  expect(mails[0]?.text).toMatch(/^Pressure: 100 psig =3D 6\.895=C2=A0bar\(g\)/m);
});

it("attaches files, and names those that are too large for a mail", async () => {
  mkdirSync(filesFolder(key), { recursive: true });
  writeFileSync(join(filesFolder(key), "plan.pdf"), "%PDF-1.7 a plan");
  const file = { name: "plan.pdf", type: "application/pdf" as const, bytes: 15, sha256: "00" };
  await send(inquiry, { files: [file] });
  await send(inquiry, { files: [{ ...file, bytes: 11 * 1024 * 1024 }] });
  expect(mails[0]?.text).toContain("Files: plan.pdf (1 kB, attached)");
  expect(mails[0]?.text).toContain("filename=plan.pdf");
  expect(mails[0]?.text).toContain(Buffer.from("%PDF-1.7 a plan").toString("base64"));
  expect(mails[1]?.text).toMatch(/Files: plan\.pdf \(11264 kB, stored with inquiry/);
  expect(mails[1]?.text).not.toContain("filename=");
});

it("names the language of a form that is not in English", async () => {
  await send(inquiry, { language: "hi" });
  await send();
  const languages = mails.map(({ text }) => /^Language of the form: (.+)$/m.exec(text)?.[1]?.trim());
  expect(languages).toEqual(["Hindi", undefined]);
});

it.each([
  [450, "again"],
  [421, "again"],
  [550, "never"],
])("after %i it is to be tried %s", async (status, result) => {
  code = status;
  await expect(send()).resolves.toMatchObject({ result });
});

it("tries again while the server is down, and never for an unknown mailbox", async () => {
  await expect(send(inquiry, {}, "unknown@site.test")).resolves.toMatchObject({ result: "never" });
  mockMail = "smtp://127.0.0.1:1";
  await expect(send()).resolves.toMatchObject({ result: "again" });
});

it("tells the codes of a refusal, and known words of the mail server only", async () => {
  [code, words] = [550, "5.7.1 message rejected: ASHA@PLANT.EXAMPLE 500%20Nm3 asha rao is spam"];
  const reason = "EMESSAGE DATA 550 5.7.1 … message rejected: … is spam";
  await expect(send()).resolves.toEqual({ result: "never", reason });
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
  await send({ ...inquiry, email });
  expect(mails[0]?.text).toContain(`${header}\r\n`);
});

it("lets mail programs decode nothing that was typed as an encoded word", async () => {
  const encoded = "=?utf-8?B?4oCuZXhl?=";
  await send({ ...inquiry, name: encoded, subject: `Offer ${encoded}` });
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
  await send(nasty);
  const header = mails[0]?.text.split("\r\n\r\n")[0] ?? "";
  expect(header).not.toMatch(/^(bcc|cc):/im);
  expect(header.match(/^to:/gim)).toHaveLength(1);
  expect(mails.flatMap(({ to }) => to)).toEqual(["sales@site.test"]);
});
