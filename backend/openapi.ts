import { z } from "zod";
import { type ContractCall, contractCalls } from "../lib/backend/contract.ts";
import * as schemas from "../lib/backend/schemas.ts";
import { exampleProblem, exampleRecord } from "./openapi-examples.ts";
import { inquiryFileOperation, inquiryOperation } from "./openapi-inquiry.ts";
import { type Json, jsonContent, objectSchema, problemResponses, ref } from "./openapi-parts.ts";
import { maxLimit } from "./query.ts";

/**
 * The contract as an OpenAPI 3.1 document, generated from the schemas that the site parses responses with.
 * @param contentFolder the examples are its first records
 */
export function createOpenApiDocument(contentFolder: string): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: "Website content",
      version: "1.0.0",
      description:
        "The calls that the website makes: it reads content and posts inquiries. HTML fields may contain any HTML, " +
        "because the site sanitizes it. Calls marked x-optional may be missing (404): the site then shows that " +
        "nothing is published.",
    },
    servers: [{ url: "{BACKEND_URL}", variables: { BACKEND_URL: { default: "http://127.0.0.1:4000" } } }],
    security: [{ basic: [] }],
    paths: {
      ...Object.fromEntries(
        contractCalls.map(([name, call]) => [
          `/website/${call.path}`,
          { get: readOperation(name, call, exampleRecord(call, contentFolder)) },
        ]),
      ),
      "/website/inquiry": { post: inquiryOperation },
      "/website/inquiry/{key}/file": { post: inquiryFileOperation },
    },
    components: {
      securitySchemes: { basic: { type: "http", scheme: "basic" } },
      schemas: componentSchemas(),
      responses: {
        Problem: {
          description: "Problem details of a rejected request (RFC 9457)",
          content: { "application/problem+json": { schema: ref("problem"), example: exampleProblem } },
        },
      },
    },
  };
}

function readOperation(name: string, call: ContractCall, example: Json): Json {
  const record = ref(schemaName(call.schema));
  const data = call.shape === "list" ? { type: "array", items: record } : record;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.kind],
    ...(call.added && { "x-optional": true }),
    parameters: parameters(call),
    responses: {
      200: {
        description: call.shape === "list" ? "The records" : "The record",
        content: jsonContent(objectSchema({ data, ...(call.limit && { pagination: ref("pagination") }) }), {
          data: call.shape === "list" ? [example] : example,
          ...(call.limit && { pagination: { total: 1, totalPages: 1 } }),
        }),
      },
      ...problemResponses(400, 401, ...(call.shape === "record" || call.added ? [404] : [])),
    },
  };
}

function parameters(call: ContractCall): Json[] {
  const query = (name: string, schema: Json, description: string) => ({
    name,
    in: "query",
    schema,
    description,
  });
  return [
    ...(call.path.includes("{key}")
      ? [{ name: "key", in: "path", required: true, schema: { type: "string" } }]
      : []),
    ...(call.repeatsId ? [query("id", { type: "string" }, "Same as in the path")] : []),
    ...(call.filtered
      ? [
          query("filter_parameter", { const: "status" }, "Used together with filter_value"),
          query("filter_value", { type: "string", examples: ["Y"] }, "Only records with this status"),
        ]
      : []),
    ...(call.limit
      ? [
          query("page", { type: "integer", minimum: 1, default: 1 }, "Starts at 1"),
          query(
            "limit",
            { type: "integer", minimum: 1, maximum: maxLimit, default: call.limit },
            "Records per page",
          ),
        ]
      : []),
    query(
      "locale",
      { type: "string", examples: ["hi"] },
      "Language of the words, where it is not the default one. Records that have them say so in `locale`",
    ),
  ];
}

/** A schema has the name of its call; that of a list and its records, the name of the record's. */
function schemaName(schema: z.ZodType): string {
  return contractCalls.findLast(([, call]) => call.schema === schema)?.[0] ?? "";
}

function componentSchemas(): Json {
  const errors = z.array(z.object({ pointer: z.string(), detail: z.string() })).optional();
  const named: [string, z.ZodType][] = [
    ...contractCalls.map(([, { schema }]): [string, z.ZodType] => [schemaName(schema), schema]),
    ["pagination", schemas.pagination],
    ["inquiry", schemas.inquiry],
    ["problem", schemas.problem.extend({ errors })],
  ];
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, schema]) => [name, jsonSchema(schema)]));
}

/** The schema of the input, which accepts more than the parsed output. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
