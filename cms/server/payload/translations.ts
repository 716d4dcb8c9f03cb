/** The words of records in other languages. A translation is shown on the site when it is published, apart from its record. */
import type { CollectionBeforeChangeHook, CollectionConfig, TextField } from "payload";
import type { TranslationDoc } from "../../content/translation-words.ts";
import { running, settled } from "../running.ts";
import { contentCollection } from "./collection.ts";
import { openEndpoint, statesOf } from "./open-translation.ts";

const never = () => false;

/** Which record is translated into which language. */
const fixed = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  index: true,
  admin: { hidden: true },
});

/** In one language. */
const stateOf = ({ language, kind = "", record = "" }: TranslationDoc) =>
  statesOf({ kind, record }).find(({ code }) => code === language);

/** The words beside the English ones. */
const formOf = async (doc: TranslationDoc) => (await settled()).translations?.form(doc);

const base = contentCollection(
  "translations",
  "Translations",
  "Translation",
  [
    { name: "title", label: "Title", type: "text", admin: { condition: never } },
    fixed("language", "Language"),
    fixed("kind", "Kind"),
    fixed("record", "Record"),
    {
      name: "words",
      type: "json",
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: {
          Field: { path: "/content/translation-form.tsx#TranslationFormField", serverProps: { formOf } },
          Diff: "/content/words-diff.tsx#WordsDiff",
        },
      },
    },
    {
      name: "state",
      label: "State",
      type: "ui",
      admin: {
        components: {
          Cell: { path: "/content/translation-state.tsx#TranslationStateCell", serverProps: { stateOf } },
        },
      },
    },
  ],
  { isOrdered: false },
);

/** Before the checks: they see what is stored. A translation stays with its record. */
const keepWords: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { language, kind, record } = { ...data, ...originalDoc };
  const own = { ...data, language, kind, record };
  return { ...own, ...running()?.translations?.keep({ ...originalDoc, ...own } as TranslationDoc) };
};

export const translations: CollectionConfig = {
  ...base,
  // Links on records create them.
  access: { ...base.access, create: never },
  disableDuplicate: true,
  defaultSort: "-updatedAt",
  admin: {
    ...base.admin,
    hidden: () => !running()?.translations,
    defaultColumns: ["title", "state", "_status", "editor", "updatedAt"],
    description:
      "A translation is shown on the site when it is published. Begin a new one in the form of a record.",
  },
  indexes: [{ fields: ["language", "kind", "record"], unique: true }],
  endpoints: [openEndpoint],
  hooks: { ...base.hooks, beforeChange: [keepWords, ...base.hooks.beforeChange] },
};
