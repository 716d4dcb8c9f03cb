import type { CollectionAfterChangeHook, CollectionConfig, Field } from "payload";
import { convertedLine } from "../../../lib/form/converted.ts";
import { fields, labelOf, storedNames } from "../../../lib/form/fields.ts";
import { inquiriesCsv } from "../inquiry-collection.ts";
import { canAnswer, isAdmin, whoAnswers } from "./access.ts";
import { adminUrl, idOf, mailIsSet, tell } from "./people.ts";

/** Empty fields are not shown. The field is as high as its text: a long address is not cut off. */
const received = (name: string, label: string): Field => ({
  name,
  label,
  type: "textarea",
  admin: { readOnly: true, rows: 1, condition: (inquiry) => Boolean(inquiry[name]) },
});

/** Those that visitors do not see come last. */
const names = storedNames.toSorted(
  (one, other) => Number(fields[one].section === "hidden") - Number(fields[other].section === "hidden"),
);

const reply = "/content/reply-link.tsx#ReplyLink";

/** Tells by mail to whom an inquiry was given. Nothing of the visitor's is in the mail. */
const tellAssignee: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (idOf(doc.assignee) === idOf(previousDoc?.assignee)) return;
  const by = req.user?.name || req.user?.email || "The CMS";
  await tell(req, doc.assignee, `Inquiry ${doc.reference} is yours`, [
    `${by} has given you this inquiry:`,
    adminUrl(req, `/collections/inquiries/${doc.id}`),
  ]);
};

/** Inquiries of visitors, each one row of one table, so that it is stored whole or not at all. */
export const inquiries: CollectionConfig = {
  slug: "inquiries",
  labels: { singular: "Inquiry", plural: "Inquiries" },
  access: { read: canAnswer, create: () => false, update: canAnswer, delete: isAdmin },
  admin: {
    group: "Office",
    useAsTitle: "subject",
    defaultColumns: ["subject", "name", "company", "state", "assignee", "receivedAt", "reply"],
    hideAPIURL: true,
    components: { beforeListTable: ["/content/csv-link.tsx#CsvLink"] },
    listSearchableFields: ["name", "email", "company", "subject", "message", "reference"],
  },
  endpoints: [
    {
      path: "/csv",
      method: "get",
      handler: async (req) => {
        // Access decides: whoever may not read inquiries gets none.
        const { docs } = await req.payload.find({
          collection: "inquiries",
          sort: "-receivedAt",
          pagination: false,
          depth: 1,
          overrideAccess: false,
          req,
        });
        const headers = {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="inquiries.csv"',
          "Cache-Control": "no-store",
        };
        return new Response(inquiriesCsv(docs), { headers });
      },
    },
  ],
  hooks: {
    afterChange: [tellAssignee],
    beforeDelete: [
      async ({ id, req }) => {
        const where = { inquiry: { equals: id } };
        await req.payload.delete({ collection: "inquiry-files", where, depth: 0, req });
      },
    ],
  },
  defaultSort: "-receivedAt",
  fields: [
    {
      name: "state",
      label: "Status",
      type: "select",
      required: true,
      defaultValue: "new",
      index: true,
      options: [
        { value: "new", label: "New" },
        { value: "in-progress", label: "In progress" },
        { value: "answered", label: "Answered" },
        { value: "closed", label: "Closed" },
      ],
      admin: { position: "sidebar" },
    },
    {
      name: "assignee",
      label: "Assigned to",
      type: "relationship",
      relationTo: "users",
      // Authors may not open inquiries.
      filterOptions: { role: { in: whoAnswers } },
      admin: {
        position: "sidebar",
        description: mailIsSet
          ? "Whom you choose is told by mail."
          : "Tell whom you choose: the CMS mails nobody, because INQUIRY_SMTP_URL is not set.",
      },
    },
    {
      name: "reply",
      label: "Reply",
      type: "ui",
      admin: { position: "sidebar", components: { Field: reply, Cell: reply } },
    },
    { name: "notes", label: "Notes", type: "textarea", admin: { description: "Visitors never see them." } },
    received("reference", "Reference"),
    ...names.map((name) => received(name, labelOf(name))),
    {
      ...received("converted", "Converted"),
      virtual: true,
      hooks: { afterRead: [({ siblingData }) => convertedLine(siblingData)] },
    } as Field,
    {
      name: "files",
      label: "Files",
      type: "join",
      collection: "inquiry-files",
      on: "inquiry",
      admin: { allowCreate: false, defaultColumns: ["name", "link"] },
    },
    {
      name: "receivedAt",
      label: "Received",
      type: "date",
      index: true,
      admin: {
        readOnly: true,
        position: "sidebar",
        date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy HH:mm" },
      },
    },
    { name: "uuid", type: "text", unique: true, required: true, admin: { hidden: true } },
    { name: "idempotencyKey", type: "text", unique: true, required: true, admin: { hidden: true } },
    { name: "digest", type: "text", required: true, admin: { hidden: true } },
  ],
};
