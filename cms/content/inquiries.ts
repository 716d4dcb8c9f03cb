import type { CollectionConfig, Field } from "payload";
import { canAnswer, isAdmin } from "./access.ts";

const received = (name: string, label: string, type: "text" | "textarea" | "email" = "text"): Field =>
  ({ name, label, type, admin: { readOnly: true } }) as Field;

/** What visitors sent. One row in one table each, so that it is stored whole or not at all. */
export const inquiries: CollectionConfig = {
  slug: "inquiries",
  labels: { singular: "Inquiry", plural: "Inquiries" },
  access: { read: canAnswer, create: () => false, update: canAnswer, delete: isAdmin },
  admin: {
    group: "Office",
    useAsTitle: "subject",
    defaultColumns: ["receivedAt", "state", "name", "company", "subject", "assignee"],
    listSearchableFields: ["name", "email", "company", "subject", "message", "reference"],
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
      admin: { position: "sidebar" },
    },
    { name: "notes", label: "Notes", type: "textarea", admin: { description: "Visitors never see them." } },
    received("reference", "Reference"),
    received("name", "Name"),
    received("email", "Email"),
    received("phone", "Telephone"),
    received("company", "Company"),
    received("subject", "Subject"),
    received("message", "Message", "textarea"),
    received("gas", "Gas"),
    received("flow", "Flow"),
    received("purity", "Purity"),
    received("pressure", "Pressure"),
    received("place", "Site"),
    received("page", "Sent from"),
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
