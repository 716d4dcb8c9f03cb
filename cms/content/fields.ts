/** Fields of the contract as an editor sees them. Their names are those of the contract. */
import type { ArrayField, Field, TextField, UploadField } from "payload";
import { bridge } from "./bridge.ts";
import type { Choice } from "./choice-field.tsx";
import { betterChoices, gasChoices, quantityChoices, unitChoices } from "./choices.ts";
import { number } from "./number.ts";

type Options = { help?: string; required?: boolean; maxLength?: number; hasMany?: boolean };

/** @returns a function that makes fields of one type */
function ofType<T extends Field>(own: { type: T["type"]; admin?: object; [property: string]: unknown }) {
  return (name: string, label: string, { help, ...options }: Options = {}) =>
    ({ name, label, ...own, ...options, admin: { ...own.admin, description: help } }) as unknown as T;
}

const upload = (kind: string) =>
  ofType<UploadField>({
    type: "upload",
    relationTo: "media",
    filterOptions: { mimeType: { contains: kind } },
  });

export const text = ofType<TextField>({ type: "text" });
/** A text out of a list, or of one's own. */
export const choice = (choices: Choice[]) =>
  ofType<TextField>({
    type: "text",
    admin: {
      components: { Field: { path: "/content/choice-field.tsx#ChoiceField", clientProps: { choices } } },
    },
  });
/** One of a few values. */
export const option = (options: Choice[]) => ofType({ type: "select", options });
export const longText = ofType({ type: "textarea" });
export const richText = ofType({ type: "richText" });
export const checkbox = ofType({ type: "checkbox" });
const dayInput = { date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } };
/** A day without a time. */
export const day = ofType({ type: "date", admin: dayInput });
/** A day that is today's in a new record. */
export const today = ofType({
  type: "date",
  defaultValue: () => bridge().today?.(),
  admin: dayInput,
});
export const imageFile = upload("image");
export const pdfFile = upload("pdf");
/** Records of another collection. */
export const relation = (relationTo: string) => ofType({ type: "relationship", relationTo });

export function rows(name: string, label: string, singular: string, fields: Field[], description?: string) {
  const labels = { singular, plural: label };
  return { name, label, labels, type: "array", fields, admin: { description } } satisfies ArrayField;
}

/** Pages and records of the site, as a list. */
export const bannerName = ofType<TextField>({
  type: "text",
  admin: { components: { Field: "/content/banner-name.tsx#BannerName" } },
})("name", "Page", { required: true });

const altText = text("image_alt", "Alt text", {
  help: "What the image shows, for people who cannot see it. If empty, the alt text of the file is used.",
});

/** An image, the same image at night, and its alt text. */
export function image({ required = false } = {}): Field[] {
  return [
    imageFile("image", "Image", { required }),
    imageFile("image_dark", "Image for dark mode", { help: "The same picture at dusk, in the same size." }),
    altText,
  ];
}

export const images = rows("images", "Images", "Image", [
  ...image({ required: true }),
  text("caption", "Caption"),
]);

export const specs = rows(
  "specs",
  "Technical data",
  "Row",
  [
    choice(quantityChoices)("key", "Quantity", { required: true }),
    text("label", "Label", { required: true }),
    { type: "row", fields: [text("value", "Value"), number("min", "From"), number("max", "To")] },
    { type: "row", fields: [choice(unitChoices)("unit", "Unit"), text("condition", "Condition")] },
  ],
  "A value, or a range from – to. Write Nm³/h for capacity, % for purity, bar(g) for pressure, kWh/Nm³ for power.",
);

export const range = rows(
  "range",
  "Range",
  "Row",
  [
    choice(quantityChoices)("key", "Quantity", { required: true }),
    {
      type: "row",
      fields: [number("min", "From"), number("max", "To"), choice(unitChoices)("unit", "Unit")],
    },
  ],
  "Capacity in Nm³/h, purity in %, pressure in bar(g). The finder answers a duty within it first.",
);

export const figures = rows(
  "figures",
  "Figures beside the text",
  "Figure",
  [
    text("value", "Value", { required: true }),
    text("unit", "Unit"),
    text("label", "Label", { required: true }),
  ],
  "Figures taken from the text.",
);

export const guarantees = rows(
  "guarantees",
  "Guarantees",
  "Guarantee",
  [
    text("label", "Quantity", { required: true }),
    {
      type: "row",
      fields: [
        number("guaranteed", "Guaranteed", { required: true }),
        number("measured", "Measured", { required: true }),
        choice(unitChoices)("unit", "Unit"),
      ],
    },
    option(betterChoices)("better", "The guarantee is kept with", { required: true }),
    text("note", "Measured when", { help: "Such as 72 h test, 2025." }),
  ],
  "What was guaranteed and what was measured, in one unit.",
);

export const gases = choice(gasChoices)("gases", "Gases", { hasMany: true });

/** `updated_at` of the contract; in the database that name belongs to Payload. */
export const revised: Field = {
  ...day("revised_on", "Revised on", { help: "For search engines; leave it empty for small corrections." }),
  custom: { contractName: "updated_at" },
} as Field;

/** Fields of every record with a page of its own. */
export const page: Field[] = [
  revised,
  {
    name: "seo",
    label: "Search engines and shared links",
    type: "group",
    admin: { description: "Empty fields are derived from the page." },
    fields: [
      text("title", "Title"),
      longText("description", "Description"),
      imageFile("image", "Image"),
      checkbox("noindex", "Keep out of search engines"),
    ],
  },
];

/** A need that the finder or the form starts with. */
export const duty: Field[] = [
  { type: "row", fields: [choice(gasChoices)("gas", "Gas"), number("flow", "Flow, Nm³/h")] },
  {
    type: "row",
    fields: [number("purity", "Purity, %", { unit: "%" }), number("pressure", "Pressure, bar(g)")],
  },
];

export const linkTarget = text("href", "Page or address", {
  required: true,
  help: "A path such as /contact, or an address that begins with https://.",
});

export const title = text("title", "Title", { required: true, maxLength: 300 });

export const description = richText("description", "Text");
