import { storedNames } from "../../lib/form/fields.ts";

/** Content for the systems that the adapters read: as many records of each kind as take several pages. */
export const recordCount = 20;
export const fileId = "4f4b14fa-a43a-46d0-b7ad-90af5919bebb";

/** The fields of the collection of inquiries. */
export const inquiryFields: string[] = ["idempotency_key", ...storedNames];

export type StoredRecord = Record<string, unknown> & { id: number; isPublished: boolean };

/** The fields that some kind requires, with a draft as the second record. */
export function storedRecords(image: unknown): StoredRecord[] {
  return Array.from({ length: recordCount + 1 }, (_, index) => ({
    ...{ id: index + 1, title: `Title ${index}`, name: index === 0 ? "home" : `Name ${index}`, year: "2017" },
    ...{ label: "Label", value: "5", from: `/old-${index}`, to: "/about", permanent: true },
    ...{ description: "<p>Text</p>", published_at: `2026-01-${String(index + 1).padStart(2, "0")}` },
    image,
    isPublished: index !== 1,
  }));
}

/** Words of every record of these collections of Directus. */
export const translated: Record<string, Record<string, unknown>> = {
  product: { title: "शीर्षक", description: null, status: "draft" },
  page_banner: { name: "होम", title: "मुखपृष्ठ" },
};

/** The response to a request for a file. */
export const png = {
  status: 200,
  headers: { "content-type": "image/png" },
  body: Buffer.from("89504e470d0a1a0a", "hex"),
};
