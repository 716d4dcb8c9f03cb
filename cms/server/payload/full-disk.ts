/** Says that the disk is full: Payload would say only that something went wrong. */
import type { AfterErrorHook } from "payload";

/** Of SQLite, of files, and of Postgres. */
const codes: readonly unknown[] = ["SQLITE_FULL", "ENOSPC", "53100"];
const insufficientStorage = 507;
const message =
  "The disk of the CMS is full. Your text is still in this form: leave it open, and tell who runs the CMS. It is saved when there is room.";

export const sayFullDisk: AfterErrorHook = ({ error }) =>
  isFull(error) ? { response: { errors: [{ message }] }, status: insufficientStorage } : undefined;

/** Of an error, or of what it was caused by. */
function isFull(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return codes.includes(code) || (cause !== undefined && isFull(cause));
}
