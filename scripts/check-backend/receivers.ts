import { randomUUID } from "node:crypto";
import { exampleInquiry, storedNames } from "../../lib/form/fields.ts";
import type { BackendClient } from "./client.ts";
import type { ReportRow } from "./report.ts";

const noCall =
  "the backend has no call for inquiries (GET and OPTIONS answer 404): they stay in the site's own store, and go to INQUIRY_SMTP_URL and INQUIRY_WEBHOOK_URL";
const noFiles =
  "the backend has no call for files of inquiries (GET and OPTIONS of inquiry/{key}/file): they stay in the site's own store";

const noId =
  'cannot tell whether the second of two equal inquiries was stored too, as the response has no id: look for two of "Backend check" there';

/** Says which of the optional calls there are, which stores nothing; `write` stores an inquiry, and sends it twice. */
export async function checkInquiries(client: BackendClient, row: ReportRow, write: boolean) {
  const hasCall = async (path: string, found: (status: number) => boolean) =>
    found((await client.send(path)).status) ||
    // Some backends answer 404 to a GET of a call that takes POST only.
    /\bPOST\b/i.test((await client.send(path, { method: "OPTIONS" })).allow);
  if (write) await sendTwice(client, row);
  const isThere = write ? row.status !== "404" : await hasCall("inquiry", (status) => status !== 404);
  if (!isThere) return row.notes.push(noCall);
  if (!write) row.notes.push("the call exists; to try it, run npm run check:backend -- --write");
  if (!(await hasCall("inquiry/INQ-0000-0000.question/file", (status) => status === 405)))
    row.notes.push(noFiles);
}

/** Every field: a backend that lacks one would refuse an inquiry with it, or lose it. */
async function sendTwice(client: BackendClient, row: ReportRow): Promise<void> {
  const filled = storedNames.map((field) => [field, exampleInquiry[field] || "Backend check"]);
  const own = { name: "Backend check", email: "check@example.com", message: "A test; please ignore it." };
  const headers = { "content-type": "application/json", "idempotency-key": `check-${randomUUID()}` };
  const init = { method: "POST", headers, body: JSON.stringify({ ...Object.fromEntries(filled), ...own }) };
  const [first, again] = [await client.send("inquiry", init), await client.send("inquiry", init)];
  row.status = String(first.status);
  const refused = first.problem.replace("200", "201");
  if (![201, 404].includes(first.status)) row.deviations.push(refused);
  if (first.status !== 201) return;
  row.records = 1;
  row.notes.push('the backend has stored the test inquiry of "Backend check": delete it there');
  const [one, other] = [JSON.stringify(first.json), JSON.stringify(again.json)];
  if (again.status !== 201 || one !== other)
    row.deviations.push("expected the same response, found another one", "repeated Idempotency-Key");
  else if (!/(?:\bi|_i|\w+I|uui)d":\s*["\d]|reference":/.test(one ?? "")) row.notes.push(noId);
}
