import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MailServer } from "../../testing/sites/mail-server";
import { log } from "../runtime/log";
import { mailReport } from "./monthly-report";
import { UsageStore } from "./usage-store";

let mockUrl = "";
jest.mock("../runtime/env", () => ({
  env: () => ({ INQUIRY_SMTP_URL: mockUrl, USAGE_TO: ["owner@site.test"], SITE_NAME: "A Company" }),
}));

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("mails a month once when it is over, and again only if that has failed or a process has ended", async () => {
  const mail = await MailServer.open();
  mockUrl = mail.url;
  const stores = [1, 2].map(() => new UsageStore(join(folder, "usage.sqlite"))) as [UsageStore, UsageStore];
  const inMay = new Date("2026-05-20T08:00:00Z");
  const inJune = new Date("2026-06-01T08:00:00Z");
  const later = (hour: number) => new Date(inJune.getTime() + hour * 3_600_000);
  stores[0].add(new Map([["search", new Map([["helium", 3]])]]), inMay);
  await mailReport(stores[0], inMay);
  mail.rejection = "No thank you";
  await mailReport(stores[0], inJune);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ month: "2026-05" }), expect.any(String));
  expect(mail.mails).toEqual([]);
  mail.rejection = "";
  stores[0].claimReport("2026-05", later(1));
  await mailReport(stores[1], later(1));
  expect(mail.mails).toEqual([]);
  await Promise.all(stores.map((store) => mailReport(store, later(2))));
  await mailReport(stores[1], later(3));
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatch(/^To: owner@site\.test\r$/m);
  expect(mail.mails[0]).toMatch(/^Subject: The website in 2026-05\r$/m);
  expect(mail.mails[0]).toContain("Searches without a result: 3\r\n      3  helium\r\n");
  for (const store of stores) store.close();
  await mail.close();
});
