/** An accepted inquiry, its files, and its receivers. */
import { join } from "node:path";
import { inquiryReference } from "../backend/inquiry-key.ts";
import type { Inquiry } from "../form/fields.ts";
import type { FileType } from "../form/files.ts";
import { dataFile } from "../runtime/data-folder.ts";
import type { Language } from "../words/language.ts";

/** A file of an inquiry. `name` has no path and is unique in it; `sha256` is in hexadecimal. */
export type InquiryFile = { name: string; type: FileType; bytes: number; sha256: string };

/** An inquiry that was accepted. `key` identifies it everywhere; `receivedAt` is an ISO 8601 time in UTC; `language` is that of the form. */
export type AcceptedInquiry = {
  key: string;
  fields: Inquiry;
  language: Language;
  receivedAt: string;
  files: InquiryFile[];
};

/** The reference that the visitor reads. */
export const referenceOf = ({ key }: Pick<AcceptedInquiry, "key">): string => inquiryReference(key);

/** Below SITE_DATA_DIR: all of the store, which is what a backup needs. */
export const inquiryFolder = (): string => dataFile("inquiries");

/** The folder of an inquiry's files. */
export const filesFolder = (key: string, folder = inquiryFolder()): string => join(folder, "files", key);

/** The result of a try. Reasons are for the log, and have nothing of the visitor's. */
export type Outcome =
  /** `keeps`: the receiver has it with all files, for good; the site then erases its own copy. */
  | { result: "done"; keeps?: boolean }
  /** `afterMs`: as the receiver asks. */
  | { result: "again"; reason: string; afterMs?: number }
  /** Another try would have the same result. Without a reason it is no fault: the receiver takes no inquiries. */
  | { result: "never"; reason?: string };

/** One of those who get each inquiry. */
export type Receiver = {
  /** In the store and in the log: it stays the same, and has no secret. */
  name: string;
  /** May throw, which is a try that failed. It may be called again with an inquiry that the receiver has: the key says so. */
  deliver(inquiry: AcceptedInquiry): Promise<Outcome>;
};
