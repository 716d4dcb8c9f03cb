import { randomUUID } from "node:crypto";
import { exampleInquiry, storedNames } from "../../lib/form/fields.ts";
import { type BackendClient, describeStatus } from "./backend-client.ts";
import type { ReportRow } from "./report.ts";

/** Looks for a receiver as the site does, and stores nothing. */
export async function findInquiryReceiver(
  client: BackendClient,
  row: ReportRow,
  isMailed: boolean,
): Promise<void> {
  const { status, json } = await client.askInquiryCall("GET");
  const isMissing = status === 404 && json !== undefined;
  // Some backends answer 404 to a GET of a call that takes POST only.
  if (isMissing && !/\bPOST\b/i.test((await client.askInquiryCall("OPTIONS")).allow))
    reportMissing(row, isMailed);
  else {
    row.notes.push("the call exists; to try it, run npm run check:backend -- --write");
    if (!(await takesFiles(client))) row.notes.push(noFiles);
  }
}

const noFiles =
  "the call for files of an inquiry is missing (GET and OPTIONS of inquiry/{key}/file): the form takes none, and names the mail address";

/** Asks as the site does (lib/backend/file-receiver.ts). */
async function takesFiles(client: BackendClient): Promise<boolean> {
  const path = "/INQ-0000-0000.question/file";
  if ((await client.askInquiryCall("GET", path)).status === 405) return true;
  return /\bPOST\b/i.test((await client.askInquiryCall("OPTIONS", path)).allow);
}

async function checkFile(client: BackendClient, row: ReportRow, inquiryKey: string): Promise<void> {
  if (!(await takesFiles(client))) return void row.notes.push(noFiles);
  const [first, again] = [
    await client.writeInquiryFile(inquiryKey, "backend,check\n1,2\n"),
    await client.writeInquiryFile(inquiryKey, "backend,check\n1,2\n"),
  ];
  if (first.status !== 201)
    row.deviations.push(`expected status 201, found ${describeStatus(first)}`, "file");
  else if (again.status !== 201 || JSON.stringify(again.json) !== JSON.stringify(first.json))
    row.deviations.push(
      "expected the same response, found another one",
      "repeated Idempotency-Key of a file",
    );
  else row.notes.push("the test inquiry has a file, backend-check.csv");
}

/** Sends a test inquiry, twice with the same key, of which the backend stores one. */
export async function checkInquiry(client: BackendClient, row: ReportRow, isMailed: boolean): Promise<void> {
  // Every field: a backend that lacks one would refuse an inquiry with it, or lose it.
  const filled = storedNames.map((field) => [field, exampleInquiry[field] || "Backend check"]);
  const own = { name: "Backend check", email: "check@example.com", message: "A test; please ignore it." };
  const inquiry = { ...Object.fromEntries(filled), ...own };
  const idempotencyKey = `check-${randomUUID()}`;
  const first = await client.writeInquiry(inquiry, idempotencyKey);
  row.recordResponse(first);
  if (first.status === 404) return reportMissing(row, isMailed);
  if (first.status !== 201) return row.deviations.push(`expected status 201, found ${describeStatus(first)}`);
  row.records = 1;
  row.notes.push('the backend has stored the test inquiry of "Backend check": delete it there');
  const again = await client.writeInquiry(inquiry, idempotencyKey);
  if (again.status !== 201 || JSON.stringify(again.json) !== JSON.stringify(first.json))
    row.deviations.push(
      `expected the same response, found ${again.status === 201 ? "another one" : `status ${describeStatus(again)}`}`,
      "repeated Idempotency-Key",
    );
  else if (!namesRecord(first.json))
    row.notes.push(
      'cannot tell whether the second of two equal inquiries was stored too, as the response has no id: look for two of "Backend check" there',
    );
  await checkFile(client, row, idempotencyKey);
}

/** A response that would differ for a second record, as it has an id. Two records may have the same time. */
function namesRecord(json: unknown): boolean {
  if (typeof json !== "object" || json === null) return false;
  return Object.entries(json).some(
    ([name, value]) =>
      namesRecord(value) ||
      (/^(?:.*_)?(?:id|uuid|reference)$|[a-z]Id$/.test(name) && ["string", "number"].includes(typeof value)),
  );
}

function reportMissing(row: ReportRow, isMailed: boolean): void {
  if (isMailed)
    row.notes.push(
      "missing (404); inquiries are sent by mail or webhook only (INQUIRY_SMTP_URL, INQUIRY_WEBHOOK_URL)",
    );
  else
    row.deviations.push(
      "no receiver: the backend has no such call (GET and OPTIONS answer 404), and INQUIRY_SMTP_URL is not set; the site shows no form",
    );
}
