import { randomUUID } from "node:crypto";
import { exampleInquiry } from "../../lib/form/fields.ts";
import type { BackendClient } from "./backend-client.ts";
import type { ReportRow } from "./report.ts";

/** Looks for a receiver as the site does, and stores nothing. */
export async function findInquiryReceiver(
  client: BackendClient,
  row: ReportRow,
  isMailed: boolean,
): Promise<void> {
  const response = await client.readInquiryCall();
  const isMissing = response.status === 404 && response.json !== undefined;
  // Some backends answer 404 to a GET of a call that takes POST only. An empty inquiry is refused.
  const isSurelyMissing =
    isMissing && (await client.writeInquiry({}, `check-${randomUUID()}`)).status === 404;
  if (isSurelyMissing) reportMissing(row, isMailed);
  else row.addNote("the call exists; to try it, run npm run check:backend -- --write");
}

/** Sends a test inquiry, twice with the same key, of which the backend stores one. */
export async function checkInquiry(client: BackendClient, row: ReportRow, isMailed: boolean): Promise<void> {
  const inquiry = { ...exampleInquiry, name: "Backend check", message: "A test; please ignore it." };
  const idempotencyKey = `check-${randomUUID()}`;
  const first = await client.writeInquiry(inquiry, idempotencyKey);
  row.recordResponse(first);
  if (first.status === 404) return reportMissing(row, isMailed);
  if (first.status !== 201) return row.addDeviation("", `expected status 201, found ${first.status}`);
  row.records = 1;
  row.addNote('the backend has stored the test inquiry of "Backend check": delete it there');
  const again = await client.writeInquiry(inquiry, idempotencyKey);
  if (again.status !== 201 || JSON.stringify(again.json) !== JSON.stringify(first.json)) {
    row.addDeviation("repeated Idempotency-Key", `expected the same response, found status ${again.status}`);
  }
}

function reportMissing(row: ReportRow, isMailed: boolean): void {
  if (isMailed) row.addNote("missing (404); inquiries are sent by mail only (INQUIRY_SMTP_URL)");
  else
    row.addDeviation(
      "",
      "no receiver: the backend has no such call (404), and INQUIRY_SMTP_URL is not set; the site shows no form",
    );
}
