import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Inquiry } from "../../lib/form/fields.ts";
import { filesFolder, referenceOf } from "../../lib/inquiry/inquiry.ts";
import { InquiryStore } from "../../lib/inquiry/store.ts";

/** An inquiry in the site's store, with the contents of its files. */
export type StoredInquiry = Inquiry & {
  key: string;
  reference: string;
  files: { name: string; type: string; bytes: Buffer }[];
};

/** The inquiries of a store, the oldest first. */
export function readInquiries(folder: string): StoredInquiry[] {
  const store = new InquiryStore(folder);
  const found = store.list() ?? [];
  store.close();
  return found.toReversed().map((inquiry) => {
    const files = inquiry.files.map(({ name, type }) => {
      const bytes = readFileSync(join(filesFolder(inquiry.key, folder), name));
      return { name, type, bytes };
    });
    return { ...inquiry.fields, key: inquiry.key, reference: referenceOf(inquiry), files };
  });
}
