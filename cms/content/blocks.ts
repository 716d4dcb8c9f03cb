/** The blocks of which editors compose pages, and what a page has besides them. Their names are those of the contract. */
import type { Block, BlocksField, Field, TextField } from "payload";
import { menuChoices } from "./choices.ts";
import {
  checkbox,
  duty,
  figures,
  image,
  linkTarget,
  longText,
  option,
  page,
  relation,
  richText,
  rows,
  text,
  title,
} from "./fields.ts";

const required = true;
const heading = text("heading", "Heading");
const several = { hasMany: true };
const chosen = (kind: string, label: string) => relation(kind)(kind, label, several);

function block(slug: string, singular: string, fields: Field[]): Block {
  return { slug, labels: { singular, plural: `${singular}s` }, fields, admin: { disableBlockName: true } };
}

const blocks: BlocksField = {
  name: "blocks",
  type: "blocks",
  labels: { singular: "Block", plural: "Blocks" },
  maxRows: 40,
  blocks: [
    block("text", "Text", [heading, richText("text", "Text")]),
    block("picture", "Picture with text", [heading, richText("text", "Text"), ...image({ required })]),
    block("figures", "Figures", [
      heading,
      { ...figures, label: "Figures", admin: { description: "At least two." } },
    ]),
    block("records", "Cards of records", [
      heading,
      chosen("products", "Products"),
      chosen("references", "References"),
      chosen("services", "Services"),
      chosen("expertise", "Fields of expertise"),
      chosen("news", "News"),
      chosen("blog", "Articles"),
      chosen("leadership", "Leadership"),
      chosen("team", "Team"),
      chosen("catalogues", "Documents"),
    ]),
    block("questions", "Questions and answers", [
      heading,
      rows("questions", "Questions", "Question", [
        text("question", "Question", { required }),
        longText("answer", "Answer", { required }),
      ]),
    ]),
    block("action", "Call to action", [
      text("heading", "Heading", { required }),
      text("text", "Text"),
      text("label", "Words of the button", { required }),
      linkTarget,
    ]),
    block("inquiry", "Inquiry form", [
      heading,
      text("subject", "Subject", { help: "Filled in for the visitor. If empty, the title of the page." }),
      ...duty,
    ]),
  ],
};

/** The weight of the page while it is written. */
const budget: Field = {
  name: "budget",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/content/page-budget.tsx#PageBudget" } },
};

export const pageFields: Field[] = [
  budget,
  title,
  text("summary", "Summary", { help: "One sentence below the title, and for search engines." }),
  ...image(),
  blocks,
  option(menuChoices)("menu", "In the menu", {
    help: "The group of the menu that links to the page. Shown within five minutes.",
  }),
  checkbox("footer", "In the footer"),
  ...page,
];

/** The place of a page on the site, which is its id in the contract. */
export const address: TextField = {
  name: "key",
  label: "Address",
  type: "text",
  index: true,
  admin: {
    position: "sidebar",
    description:
      "What stands behind the name of the site: careers for /careers. Small letters, digits and hyphens. A changed address leads to the new one.",
  },
};
