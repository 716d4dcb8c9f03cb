/** Every field of the contract is in a form: nothing of it is kept where no editor sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field, Payload, SanitizedConfig, TextField } from "payload";
import { z } from "zod";
import { kinds } from "../../backend/kinds.ts";
import { plantPlaces } from "../../lib/plant/places.ts";
import { columns } from "../../lib/products/specs.ts";
import { gases } from "../../lib/site/duty.ts";
import { fieldsOf } from "../server/documents.ts";
import { contractFields, contractName } from "../server/fields.ts";

process.chdir(`${import.meta.dirname}/..`);
process.env.CMS_SECRET = "a-secret-of-the-tests-only";
const config: SanitizedConfig = await (await import("../payload.config.ts")).default;
const collections = Object.fromEntries(config.collections.map((each) => [each.slug, { config: each }]));
const payload = { collections, globals: { config: config.globals } } as unknown as Payload;

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

type Chooser = { clientProps: { choices: { value: string }[] } };

/** `specs.key`, `seo.title`: the texts, numbers and files of a record, out of rows and groups. */
function namesOf({ properties, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties ?? {}).flatMap(([name, inner]) => {
    const below = namesOf(inner);
    return below.length > 0 ? below.map((each) => `${name}.${each}`) : name;
  });
  return [
    ...new Set([...own, ...(items ? namesOf(items) : []), ...[...anyOf, ...oneOf].flatMap(namesOf)]),
  ].sort();
}

function formNames(fields: Field[]): string[] {
  const names = contractFields(fields).flatMap((field) => {
    const name = contractName(field);
    if (field.type === "blocks")
      return [
        `${name}.type`,
        ...field.blocks.flatMap((block) => formNames(block.fields).map((each) => `${name}.${each}`)),
      ];
    return "fields" in field ? formNames(field.fields).map((each) => `${name}.${each}`) : name;
  });
  return [...new Set(names)].sort();
}

for (const { name, schema } of kinds) {
  const fields = fieldsOf(payload, name);
  // An id is that of the document, `status` is whether it is published, and the CMS has one language.
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const contract = namesOf(json).filter((each) => !["id", "status", "locale"].includes(each));

  test(`${name}: the form has the fields of the contract, and no others`, () => {
    assert.deepEqual(formNames(fields), contract);
  });
}

test("quantities, units, gases and places in the plant are lists", () => {
  const rows = contractFields(fieldsOf(payload, "products")).find(({ name }) => name === "specs") as {
    fields: Field[];
  };
  const all = [
    ...contractFields(rows.fields),
    ...contractFields(fieldsOf(payload, "products")),
    ...contractFields(fieldsOf(payload, "expertise")),
  ];
  const first = (field: string) => {
    const { admin } = all.find(({ name }) => name === field) as TextField;
    const { clientProps } = (admin?.components?.Field ?? {}) as Chooser;
    return clientProps.choices.slice(0, 4).map(({ value }) => value);
  };
  const compared = columns.slice(0, 4);
  assert.deepEqual(
    first("key"),
    compared.map(({ key }) => key),
  );
  assert.deepEqual(
    first("unit"),
    compared.map(({ unit }) => unit),
  );
  assert.deepEqual(first("gases").sort(), [...gases].sort());
  assert.deepEqual(first("symbol"), plantPlaces.air.slice(0, 4));
});
