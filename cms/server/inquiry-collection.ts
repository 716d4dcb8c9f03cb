import { createHash, randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { toCsv } from "../../backend/inquiries-format.ts";
import type { FileRefusal, Receipt, ReceivedFile } from "../../backend/inquiry-files.ts";
import type { InquiryReceiver } from "../../backend/inquiry-route.ts";
import { inquiryReference } from "../../lib/backend/inquiry-key.ts";
import type { Inquiry } from "../../lib/form/fields.ts";
import { localTime } from "./company-day.ts";
import { findByKey, storeInquiryFile } from "./inquiry-file-store.ts";

type Row = {
  id: number;
  uuid: string;
  receivedAt: string;
  digest: string;
  state: string;
  assignee?: { name: string } | null;
  notes?: string | null;
  files?: { docs?: { name: string }[] };
};

/** In the format of `npm run inquiries`: nothing in it runs as a formula. Times are the company's. */
export function inquiriesCsv(docs: object[]): string {
  const rows = (docs as Row[]).map(
    ({ id: _, uuid, receivedAt, state, assignee, notes, files, ...fields }) => {
      const own = { id: uuid, received_at: localTime(receivedAt), status: state.replace("-", " ") };
      const names = files?.docs?.map(({ name }) => name).join(", ");
      return { ...fields, ...own, assigned_to: assignee?.name, notes, files: names };
    },
  );
  return toCsv(rows, ["status", "assigned_to", "notes"]);
}

/** The inquiries of the contact form as a collection of the CMS. */
export class InquiryCollection implements InquiryReceiver {
  readonly #payload: Payload;
  readonly #dataDir: string;

  /** @param dataDir has the folder of files */
  constructor(payload: Payload, dataDir: string) {
    this.#payload = payload;
    this.#dataDir = dataDir;
  }

  /**
   * Stores the inquiry once per key, across concurrent requests and processes.
   * @returns the receipt of the first call, or "conflict" when the key belongs to a different inquiry
   * @throws Error when the inquiry could not be stored
   */
  async accept(key: string, inquiry: Inquiry): Promise<Receipt | "conflict"> {
    const digest = createHash("sha256").update(JSON.stringify(inquiry)).digest("hex");
    const known = await this.#find(key);
    const failure = known ? undefined : await this.#insert(key, digest, inquiry);
    // Read again: Payload does not report a commit that failed, and another request may have been first.
    const row = known ?? (await this.#find(key));
    if (!row) throw failure ?? new Error("the inquiry is not in the database after it was stored");
    return row.digest === digest ? { id: row.uuid, received_at: row.receivedAt } : "conflict";
  }

  async addFile(
    inquiryKey: string,
    file: ReceivedFile,
    body: ReadableStream<Uint8Array>,
  ): Promise<Receipt | FileRefusal> {
    const inquiry = await this.#find(inquiryKey);
    if (!inquiry) return "no inquiry";
    return storeInquiryFile(this.#payload, this.#dataDir, inquiry.id, file, body);
  }

  /** @returns the failure, if there is one */
  #insert(key: string, digest: string, inquiry: Inquiry): Promise<unknown> {
    const own = {
      state: "new",
      idempotencyKey: key,
      digest,
      uuid: randomUUID(),
      reference: inquiryReference(key),
      receivedAt: new Date().toISOString(),
    };
    return this.#payload.create({ collection: "inquiries", data: { ...inquiry, ...own }, depth: 0 }).then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  #find(key: string): Promise<Row | undefined> {
    return findByKey(this.#payload, "inquiries", key);
  }
}
