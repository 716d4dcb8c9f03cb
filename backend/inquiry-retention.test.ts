import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exampleInquiry } from "../lib/form/fields.ts";
import { runScript, TestServer } from "../testing/sites/backend-process.ts";
import { inquiryMonths, keptSince } from "./inquiry-retention.ts";
import { InquiryStore, readInquiries } from "./inquiry-store.ts";

it.each([
  [24, "2026-11-28T10:00:00.000Z", "2024-11-28T10:00:00.000Z"],
  [1, "2026-03-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
  [12, "2028-02-29T10:00:00.000Z", "2027-02-28T10:00:00.000Z"],
  [1, "2026-01-15T10:00:00.000Z", "2025-12-15T10:00:00.000Z"],
  [0, "2026-11-28T10:00:00.000Z", undefined],
])("with %i months, on %s inquiries are kept since %s", (months, now, since) => {
  expect(keptSince(months, new Date(now))).toBe(since);
});

it.each(["two", "-1", "1.5", "1e9"])("INQUIRY_MONTHS=%s is refused", (value) => {
  expect(inquiryMonths.safeParse(value).success).toBe(false);
});

it("keeps inquiries for 24 months where nothing else is set", () => {
  expect(inquiryMonths.parse(undefined)).toBe(24);
});

describe("the embedded backend", () => {
  const server = new TestServer();
  afterAll(() => server.remove());

  /** Two inquiries, one of them as old as it gets. */
  function receive(): void {
    const store = new InquiryStore(server.dataDir);
    for (const message of ["Old", "New"]) store.accept(`key-of-${message}`, { ...exampleInquiry, message });
    store.close();
    const database = new DatabaseSync(join(server.dataDir, "inquiries.sqlite"));
    database.exec("UPDATE inquiry SET received_at = '2001-02-03T04:05:06.000Z' WHERE message = 'Old'");
    database.close();
  }

  const messages = () => (readInquiries(server.dataDir) ?? []).map(({ message }) => message).sort();

  it("deletes at its start what is older, and nothing with 0 months", async () => {
    receive();
    await server.start({ INQUIRY_MONTHS: "0" });
    await server.stop();
    expect(messages()).toEqual(["New", "Old"]);
    await server.start();
    await server.stop();
    expect(messages()).toEqual(["New"]);
    expect(readFileSync(join(server.dataDir, "inquiries.sqlite"), "latin1")).not.toContain("2001-02-03");
  });

  it("does not start with another value, and says so", async () => {
    const env = server.env({ INQUIRY_MONTHS: "two" });
    const { code, err } = await runScript("backend/main.ts", [], env);
    expect(code).toBe(1);
    expect(err).toBe("The backend cannot start: INQUIRY_MONTHS must be a number of months.\n");
  });
});
