/** The rich text editor: what the site shows, and nothing else. */
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { Block, Field, FieldAffectingData } from "payload";
import { code, picture, text } from "../../../content/fields.ts";
import { allKinds } from "../../../content/kinds/all.ts";
import { fixedPaths } from "../../../lib/site/fixed-paths.ts";
import { formFields } from "./forms.ts";
import { PasteFeature } from "./paste.ts";

/** Links in texts lead to records with an address of their own, and to files. */
const linkedKinds = allKinds.flatMap(({ name, recordsAt }) => (recordsAt ? [name] : []));

const inline = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: [...linkedKinds, "media"],
    fields: ({ defaultFields }) => defaultFields.flatMap(linkField),
  }),
];

/** The site decides about tabs. Below the address are the pages that every site has. */
function linkField(field: FieldAffectingData | Field): Field[] {
  const name = "name" in field && field.name;
  if (name === "newTab") return [];
  const pages = fixedPaths.map((path) => ({ value: path, label: path }));
  const components = {
    afterInput: [{ path: "/content/page-picker.tsx#PagePicker", clientProps: { pages } }],
  };
  return [(name === "url" ? { ...field, admin: { ...field.admin, components } } : field) as Field];
}

const lineEditor = lexicalEditor({ features: inline });
const line = (name: string, label: string): Field => ({ name, label, type: "richText", editor: lineEditor });

const table: Block = {
  slug: "table",
  labels: { singular: "Table", plural: "Tables" },
  fields: [
    line("caption", "Caption"),
    {
      name: "chart",
      label: "Show as",
      type: "select",
      options: [
        { value: "chart-bars", label: "Bars" },
        { value: "chart-columns", label: "Columns" },
        { value: "chart-line", label: "Line" },
        { value: "chart-points", label: "Points" },
        { value: "chart-waterfall", label: "Waterfall" },
      ],
      admin: { description: "If empty, it is shown as a table." },
    },
    {
      name: "content",
      label: "Table",
      type: "richText",
      editor: lexicalEditor({
        features: [
          ...inline,
          EXPERIMENTAL_TableFeature(),
          PasteFeature({ inTable: true }),
          FixedToolbarFeature(),
        ],
      }),
    },
  ],
};

const figure: Block = {
  slug: "figure",
  labels: { singular: "Picture", plural: "Pictures" },
  fields: [
    ...formFields({
      image: picture("Image", { required: true }),
      alt: text("Alt text", { help: "What the image shows, in one line." }),
    }),
    line("caption", "Caption"),
  ],
};

const html: Block = {
  slug: "html",
  labels: { singular: "HTML", plural: "HTML" },
  fields: formFields({
    html: code("HTML", {
      help: "For markup that the editor has no button for. The site removes tags that it does not allow.",
    }),
  }),
};

export const editor = lexicalEditor({
  features: [
    ...inline,
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    BlocksFeature({ blocks: [table, figure, html] }),
    PasteFeature({}),
    FixedToolbarFeature(),
  ],
});
