import type { CollectionConfig, Field } from "payload";
import { openInquiryFile, removeInquiryFile } from "../inquiry-file-store.ts";
import { canAnswer, isAdmin } from "./access.ts";

const link = "/content/file-link.tsx#FileLink";

const received = (name: string, label: string): Field => ({
  name,
  label,
  type: "text",
  required: true,
  admin: { readOnly: true },
});

/** Files that visitors have sent with an inquiry. The bytes are on the disk, outside of what the site can read. */
export const inquiryFiles: CollectionConfig = {
  slug: "inquiry-files",
  labels: { singular: "File of an inquiry", plural: "Files of inquiries" },
  access: { read: canAnswer, create: () => false, update: () => false, delete: isAdmin },
  admin: {
    group: "Office",
    hideAPIURL: true,
    useAsTitle: "name",
    defaultColumns: ["name", "link", "inquiry"],
    listSearchableFields: ["name"],
  },
  disableDuplicate: true,
  endpoints: [
    {
      path: "/:id/download",
      method: "get",
      handler: async (req) => {
        const id = req.routeParams?.id as string;
        // Access decides: it is an error for whoever may not read inquiries.
        const query = { collection: "inquiry-files", id, depth: 0, overrideAccess: false, req };
        const { uuid, name, type } = await req.payload.findByID(query);
        const body = openInquiryFile(uuid);
        const headers = {
          "Content-Type": type,
          "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store",
        };
        return new Response(body, { status: body ? 200 : 404, headers });
      },
    },
  ],
  hooks: { afterDelete: [({ doc }) => removeInquiryFile(doc.uuid)] },
  fields: [
    received("name", "Name"),
    { name: "link", label: "File", type: "ui", admin: { components: { Field: link, Cell: link } } },
    received("type", "Type"),
    { name: "size", label: "Bytes", type: "number", required: true, admin: { readOnly: true } },
    {
      name: "inquiry",
      label: "Inquiry",
      type: "relationship",
      relationTo: "inquiries",
      required: true,
      index: true,
      admin: { readOnly: true },
    },
    { name: "uuid", type: "text", unique: true, required: true, admin: { hidden: true } },
    { name: "idempotencyKey", type: "text", unique: true, required: true, admin: { hidden: true } },
    { name: "sha256", type: "text", required: true, admin: { hidden: true } },
    { name: "receivedAt", label: "Received", type: "date", admin: { readOnly: true, hidden: true } },
  ],
};
