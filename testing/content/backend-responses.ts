/** Generates responses of a backend for property tests: valid ones, corrupted ones and invalid bodies. */
import fc from "fast-check";
import { z } from "zod";
import { type CallName, calls } from "../../lib/backend/contract.ts";

type JsonSchema = {
  type?: string | string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  minimum?: number;
  maxItems?: number;
  minLength?: number;
};

const texts = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\u202e",
    "<b>",
    "CO<sub>2</sub>",
    "</script>",
    "&amp;",
    "null",
    "%",
    "../..",
    "__proto__",
    "𝄞".repeat(30),
  ),
  fc.webUrl(),
);
const dates = fc.oneof(
  fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom("2026-02-30", "2026-13-01", "0000-00-00", "soon", "2024-05-06", "06/05/2024"),
  fc.constantFrom("2024-05-06 07:08", "2024-05-06 07:08:09+00", "Mon, 6 May 2024 07:08 +0530", "1714979289"),
);

/** Values of a JSON schema. Formats are respected where a random value would never be valid. */
function valuesOf(schema: JsonSchema, field = ""): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, field)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, field)));
  switch (schema.type) {
    case "object": {
      const entries = Object.entries(schema.properties ?? {});
      const requiredKeys = entries
        .map(([name]) => name)
        .filter((name) => schema.required?.includes(name) ?? false);
      return fc.record(Object.fromEntries(entries.map(([name, one]) => [name, valuesOf(one, name)])), {
        requiredKeys,
      });
    }
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, field), { maxLength: 5 });
    case "string":
      if (/^(published_at|updated_at|as_of|valid_until)$/.test(field)) return dates;
      if (field === "status") return fc.constantFrom("Y", "Y", "Y", "N", "");
      if (schema.pattern) return fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
      return texts;
    case "integer":
      return fc.nat({ max: 1_000_000 });
    case "number":
      return fc.oneof(fc.double(), fc.integer());
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Valid records. */
export function recordsOf(name: CallName): fc.Arbitrary<unknown> {
  const schema: z.ZodType = calls[name].schema;
  return valuesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

/** Valid responses. */
export function validResponses(name: CallName): fc.Arbitrary<unknown> {
  const record = recordsOf(name);
  if (calls[name].shape === "record") return fc.record({ data: record });
  const pagination = fc.record({ total: fc.nat({ max: 10_000 }), totalPages: fc.nat({ max: 2_000 }) });
  return fc.record({ data: fc.array(record, { maxLength: 12 }), pagination });
}

/** Responses with one value replaced; some records may still be valid. */
export function corruptedResponses(name: CallName): fc.Arbitrary<unknown> {
  return fc.tuple(validResponses(name), fc.nat(), fc.jsonValue()).map(([response, place, value]) => {
    const copy = JSON.parse(JSON.stringify(response)) as unknown;
    const places = placesOf(copy);
    const chosen = places[place % places.length];
    if (chosen) chosen.holder[chosen.key] = value;
    return copy;
  });
}

type Place = { holder: Record<string, unknown>; key: string };

function placesOf(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

/** Bodies that are no response of the contract. */
export const invalidBodies: fc.Arbitrary<string> = fc.oneof(
  fc
    .jsonValue()
    .filter((value) => typeof value !== "object" || value === null || !("data" in value))
    .map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }).filter((text) => !isJson(text)),
  fc.constantFrom(
    "",
    "{",
    '{"data":',
    '{"data":"x"}',
    '{"data":7}',
    '{"data":{"data":[]}',
    "[".repeat(5_000),
    "<html></html>",
  ),
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
