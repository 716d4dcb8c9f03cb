/** The forms of content, from the fields of its kinds. */
import type { Block, Field as FormField } from "payload";
import { gasChoices } from "../../../content/choices.ts";
import type { Block as BlockOfKind, Choices, Field, Fields, Options } from "../../../content/fields.ts";
import { today } from "../company-day.ts";
import { formName } from "../fields.ts";
import { bannerNames } from "../pages.ts";
import { settled } from "../running.ts";
import { numberInput } from "./number.ts";

const text = { type: "text" };
const dayInput = {
  type: "date",
  admin: { date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } },
};

const bannerChoices = async () => {
  const { payload, snapshots } = await settled();
  return bannerNames(payload, snapshots.drafts);
};

const toOptions = (choices: Choices) => Object.entries(choices).map(([value, label]) => ({ value, label }));

/** A text out of a list, or of one's own. */
const chooser = (choices: Choices) => {
  const clientProps = { choices: toOptions(choices) };
  return {
    ...text,
    admin: { components: { Field: { path: "/content/choice-field.tsx#ChoiceField", clientProps } } },
  };
};

const upload = (kind: "image" | "pdf") => ({
  type: "upload",
  relationTo: "media",
  filterOptions: { mimeType: { contains: kind } },
});

/** A field with all that those of some types have. */
type AnyField = Options & {
  label: string;
  choices: Choices;
  kind: string;
  singular: string;
  fields: Fields;
  types: Readonly<Record<string, BlockOfKind>>;
};

/** The input of each type of field, as Payload has it. */
const inputs: Record<Field["type"], object | ((field: AnyField) => object)> = {
  line: ofLines,
  text: ofLines,
  code: { type: "textarea" },
  url: text,
  link: text,
  target: text,
  map: text,
  // Pages and records of the site, as a list.
  pageName: {
    ...text,
    admin: {
      components: {
        Field: { path: "/content/banner-name.tsx#BannerName", serverProps: { choices: bannerChoices } },
      },
    },
  },
  suggested: ({ choices }) => chooser(choices),
  gas: chooser(gasChoices),
  gases: { ...chooser(gasChoices), hasMany: true },
  choice: ({ choices }) => ({ type: "select", options: toOptions(choices) }),
  html: { type: "richText" },
  number: numberInput(),
  percent: numberInput("%"),
  count: numberInput(),
  yes: { type: "checkbox" },
  day: dayInput,
  published: { ...dayInput, defaultValue: today },
  picture: upload("image"),
  rarePicture: upload("image"),
  pdf: upload("pdf"),
  one: ({ kind }) => ({ type: "relationship", relationTo: kind }),
  many: ({ kind }) => ({ type: "relationship", relationTo: kind, hasMany: true }),
  group: ({ fields }) => ({ type: "group", fields: formFields(fields) }),
  rows: ofRows,
  pictures: ofRows,
  blocks: ({ types }) => ({
    type: "blocks",
    labels: { singular: "Block", plural: "Blocks" },
    maxRows: 40,
    blocks: Object.entries(types).map(toBlock),
  }),
};

function ofLines({ multiline }: AnyField) {
  return { type: multiline ? "textarea" : "text" };
}

function ofRows({ label, singular, fields }: AnyField) {
  return { type: "array", labels: { singular, plural: label }, fields: formFields(fields) };
}

function toBlock([slug, { label, fields }]: [string, BlockOfKind]): Block {
  const labels = { singular: label, plural: `${label}s` };
  return { slug, labels, fields: formFields(fields), admin: { disableBlockName: true } };
}

/** The form of these fields; those that are beside each other are in a row. */
export function formFields(fields: Fields): FormField[] {
  const lines: FormField[][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const line = "beside" in field && field.beside ? lines.at(-1) : undefined;
    if (line) line.push(toInput(name, field));
    else lines.push([toInput(name, field)]);
  }
  return lines.flatMap((line): FormField[] => (line.length > 1 ? [{ type: "row", fields: line }] : line));
}

function toInput(name: string, field: Field): FormField {
  const any = field as unknown as AnyField;
  const { label, help, maxLength, required, asked } = any;
  const input = inputs[field.type];
  const { admin, ...own } = (typeof input === "function" ? input(any) : input) as { admin?: object };
  return {
    name: formName(name, field),
    label,
    ...own,
    // The rules for publishing ask for the rows of a list.
    ...(field.type !== "rows" && (required || asked) && { required: true }),
    ...(maxLength && { maxLength }),
    admin: { ...admin, description: help },
  } as FormField;
}
