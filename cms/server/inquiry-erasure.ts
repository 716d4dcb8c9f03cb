/** Deletes inquiries for good: those that are old enough, and those of which somebody asks it. */
import type { Payload, Where } from "payload";
import { keptSince } from "../../lib/inquiry/retention.ts";

/** Of Payload's adapter for SQLite; Postgres has a pool instead. */
type Database = { pool?: unknown; client: { execute(sql: string): Promise<unknown> } };

/** @returns the number of deleted inquiries; nothing of them stays in the files of an SQLite database */
export async function eraseInquiries(payload: Payload, where: Where): Promise<number> {
  const { pool, client } = payload.db as unknown as Database;
  if (!pool) await client.execute("PRAGMA secure_delete = ON");
  const { docs, errors } = await payload.delete({ collection: "inquiries", where, depth: 0 });
  if (errors[0]) throw new Error(`an inquiry cannot be deleted: ${errors[0].message}`);
  if (!pool) await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  return docs.length;
}

/** Deletes those that have neither been received nor changed for so many months. */
export async function eraseOldInquiries(payload: Payload, months: number): Promise<void> {
  const since = keptSince(months);
  if (!since) return;
  await eraseInquiries(payload, {
    and: [{ receivedAt: { less_than: since } }, { updatedAt: { less_than: since } }],
  });
}
