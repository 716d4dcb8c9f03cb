/**
 * What the configuration of Payload asks the program around it to do. The configuration is also compiled into the admin,
 * which must not contain the contract's schemas; the program sets these functions when it starts.
 */
import type { PayloadRequest } from "payload";

export type Issue = { path: string; message: string };

export type Bridge = {
  /** Fields with which the site could not show the document. */
  validate?: (kind: string, doc: Record<string, unknown>) => Issue[];
  /** Called inside of the transaction that changes a kind of content, or the files (`media`). */
  changed?: (req: PayloadRequest, kind: string) => void;
  /** Brings the focal point of an image to the middle of its file; the original is kept at another path. */
  cut?: (path: string, original: string, image: Record<string, unknown>) => Promise<void>;
  /** A spreadsheet of inquiries. */
  toCsv?: (inquiries: object[]) => string;
  /** Address of the page with the document's draft. */
  previewUrl?: (kind: string, doc: Record<string, unknown>) => string | null;
};

const shared = globalThis as { cmsBridge?: Bridge };

export function bridge(): Bridge {
  shared.cmsBridge ??= {};
  return shared.cmsBridge;
}
