/** The fields of content in the CMS: what they become in its forms, and which are translated. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field as FormField } from "payload";
import { choice, day, line, suggested } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import type { Doc } from "../server/documents.ts";
import { formFields } from "../server/payload/forms.ts";
import { findWords } from "../server/translation/word-fields.ts";

/** The names of the fields, those of a row together. */
const layoutOf = (fields: FormField[]): unknown[] =>
  fields.map((field) =>
    field.type === "row" ? layoutOf(field.fields).flat() : "name" in field && field.name,
  );

test("fields that are beside each other are in a row", () => {
  const specs = kindNamed("products")?.fields.specs;
  assert.ok(specs?.type === "rows");
  const expected = ["key", "label", ["value", "min", "max"], ["unit", "condition"]];
  assert.deepEqual(layoutOf(formFields(specs.fields)), expected);
  assert.deepEqual(layoutOf(formFields({ first: line("First", { beside: true }) })), ["first"]);
});

test("a field has its label and help, and is required where the form asks for it", () => {
  const [title, subtitle, place] = formFields({
    title: line("Title", { required: true, maxLength: 300, help: "In one line." }),
    subtitle: line("Subtitle", { multiline: true }),
    place: line("Place", { asked: true }),
  });
  const admin = { description: "In one line." };
  const own = { name: "title", label: "Title", type: "text", required: true, maxLength: 300, admin };
  assert.deepEqual(title, own);
  assert.deepEqual(subtitle, {
    name: "subtitle",
    label: "Subtitle",
    type: "textarea",
    admin: { description: undefined },
  });
  assert.equal(place && "required" in place && place.required, true);
});

test("a list of choices is closed or open", () => {
  const choices = { less: "Less", more: "More" };
  const options = [
    { value: "less", label: "Less" },
    { value: "more", label: "More" },
  ];
  const [closed, open] = formFields({ closed: choice("Closed", choices), open: suggested("Open", choices) });
  assert.ok(closed?.type === "select" && open?.type === "text");
  assert.deepEqual(closed.options, options);
  const path = "/content/choice-field.tsx#ChoiceField";
  assert.deepEqual(open.admin?.components?.Field, { path, clientProps: { choices: options } });
});

test("a field has a name of its own in the database where the contract's belongs to Payload", () => {
  const fields = { updated_at: day("Revised on", { stored: "revised_on" }) };
  assert.deepEqual(layoutOf(formFields(fields)), ["revised_on"]);
});

test("texts are translated, but for keys, units out of the list and what is the same in every language", () => {
  const row = { id: "r1", key: "noise", label: "Noise", value: "low", condition: "at 1 m" };
  const specs = [
    { ...row, unit: "dB(A)" },
    { ...row, id: "r2", unit: "per plate" },
  ];
  const record = { title: "Generator", tag: "7", gases: ["nitrogen"], specs, pdf_file: "/media/a.pdf" };
  const words = findWords("products", record as unknown as Doc, record);
  assert.deepEqual(
    words.map(({ path }) => path),
    [
      "title",
      ...["label", "value", "condition"].map((name) => `specs.r1.${name}`),
      ...["label", "value", "unit", "condition"].map((name) => `specs.r2.${name}`),
    ],
  );
});
