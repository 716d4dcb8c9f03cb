/** Fields of the contract as an editor sees them. Their names are those of the contract. */
import type { ArrayField, Field, TextField } from "payload";

type Options = { help?: string; required?: boolean; maxLength?: number };

const help = (description?: string) => (description ? { admin: { description } } : {});

export function text(name: string, label: string, { help: description, ...more }: Options = {}): TextField {
  return { name, label, type: "text", ...more, ...help(description) } as TextField;
}

export function longText(name: string, label: string, description?: string): Field {
  return { name, label, type: "textarea", ...help(description) };
}

export function richText(name = "description", label = "Text", description?: string): Field {
  return { name, label, type: "richText", ...help(description) };
}

export function number(name: string, label: string, description?: string): Field {
  return { name, label, type: "number", ...help(description) };
}

export function checkbox(name: string, label: string, description?: string): Field {
  return { name, label, type: "checkbox", ...help(description) };
}

/** A day without a time. */
export function day(name: string, label: string, description?: string, required = false): Field {
  const date = { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } as const;
  return { name, label, type: "date", required, admin: { date, description } };
}

/** Short words, each confirmed with Enter. */
export function words(name: string, label: string, description?: string): Field {
  return { name, label, type: "text", hasMany: true, ...help(description) };
}

export function file(name: string, label: string, kind: "image" | "pdf", options: Options = {}): Field {
  const mimeType = { contains: kind };
  const { help: description, required } = options;
  return {
    name,
    label,
    type: "upload",
    relationTo: "media",
    required,
    filterOptions: { mimeType },
    ...help(description),
  };
}

export function relation(name: string, label: string, to: string, hasMany: boolean, hint?: string): Field {
  return { name, label, type: "relationship", relationTo: to, hasMany, ...help(hint) } as Field;
}

function rows(name: string, label: string, singular: string, fields: Field[], description?: string) {
  const labels = { singular, plural: label };
  return { name, label, labels, type: "array", fields, admin: { description } } satisfies ArrayField;
}

const altText = text("image_alt", "Alt text", {
  help: "The image in words, for people who do not see it. Empty: the alt text of the file.",
});

/** An image, the same image at night, and its alt text. */
export function image({ required = false } = {}): Field[] {
  return [
    file("image", "Image", "image", { required }),
    file("image_dark", "Image at night", "image", { help: "Shown in the dark scheme." }),
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
    text("key", "Quantity", {
      required: true,
      help: "capacity, purity, pressure, power and footprint are compared between products.",
    }),
    text("label", "Label", { required: true }),
    { type: "row", fields: [text("value", "Value"), number("min", "From"), number("max", "To")] },
    { type: "row", fields: [text("unit", "Unit"), text("condition", "Condition")] },
  ],
  "A value, or a range from – to. Write Nm³/h for capacity, % for purity, bar(g) for pressure, kWh/Nm³ for power.",
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
  "Figures that the text names.",
);

export const gases = words("gases", "Gases", "nitrogen, oxygen, argon, hydrogen, or another.");

/** `updated_at` of the contract; in the database that name belongs to Payload. */
export const revised: Field = {
  ...day("revised_on", "Revised on", "For search engines; leave it empty for small corrections."),
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
      file("image", "Image", "image"),
      checkbox("noindex", "Keep out of search engines"),
    ],
  },
];

export const title = text("title", "Title", { required: true, maxLength: 300 });
