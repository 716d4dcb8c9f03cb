/** The inquiries of the contact form as a collection of the CMS. */
import { hash, randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { inquiryReference } from "../../lib/backend/inquiry-key.ts";
import type { Inquiry } from "../../lib/form/fields.ts";
import { toCsv } from "../../lib/form/inquiry-list.ts";
import { localTime } from "./company-day.ts";

/** `id` is a UUID, `received_at` an ISO 8601 time in UTC. */
type Receipt = { id: string; received_at: string };
export type Refusal = "no inquiry" | "conflict" | "too large" | "another digest";
export type Stored = Receipt | Refusal;

type Row = { id: number; uuid: string; receivedAt: string } & Record<string, unknown>;
type ListedRow = Row & {
  state: string;
  assignee?: { name: string } | null;
  notes?: string | null;
  files?: { docs?: { name: string }[] };
};

/** In the format of `npm run inquiries`: nothing in it runs as a formula. Times are the company's. */
export function inquiriesCsv(docs: object[]): string {
  const rows = (docs as ListedRow[]).map(
    ({ id: _, uuid, receivedAt, state, assignee, notes, files, ...fields }) => {
      const own = { id: uuid, received_at: localTime(receivedAt), status: state.replace("-", " ") };
      const names = files?.docs?.map(({ name }) => name).join(", ");
      return { ...fields, ...own, assigned_to: assignee?.name, notes, files: names };
    },
  );
  return toCsv(rows, ["status", "assigned_to", "notes"]);
}

/** @throws Error when the inquiry could not be stored */
export function storeInquiry(payload: Payload, key: string, inquiry: Inquiry): Promise<Stored> {
  const same = { digest: hash("sha256", JSON.stringify(inquiry)) };
  const data = { ...inquiry, state: "new", reference: inquiryReference(key), uuid: randomUUID() };
  return storeOnce(payload, "inquiries", key, same, async () => data);
}

/** The inquiry or the file that was stored with a key. */
export async function findByKey(payload: Payload, collection: string, key: string): Promise<Row | undefined> {
  const where = { idempotencyKey: { equals: key } };
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false });
  return docs[0] as Row | undefined;
}

/**
 * Stores a row once per key, across concurrent requests and processes.
 * @param same values in which what is sent again with a key has to agree
 * @param prepare the others, called where the key is new
 * @returns the receipt of the first call, or "conflict" when the key belongs to something else
 * @throws Error when the row could not be stored
 */
export async function storeOnce(
  payload: Payload,
  collection: string,
  key: string,
  same: Record<string, unknown>,
  prepare: () => Promise<object | Refusal>,
): Promise<Stored> {
  const find = async (): Promise<Stored | undefined> => {
    const row = await findByKey(payload, collection, key);
    if (!row) return undefined;
    const isSame = Object.entries(same).every(([name, value]) => row[name] === value);
    return isSame ? { id: row.uuid, received_at: row.receivedAt } : "conflict";
  };
  const earlier = await find();
  if (earlier) return earlier;
  const others = await prepare();
  if (typeof others === "string") return others;
  const data = { ...others, ...same, idempotencyKey: key, receivedAt: new Date().toISOString() };
  const failure = await payload.create({ collection, data, depth: 0 }).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Payload does not report a commit that failed, and another request may have been first.
  const stored = await find();
  if (!stored) throw failure ?? new Error(`nothing is in ${collection} after it was stored`);
  return stored;
}
