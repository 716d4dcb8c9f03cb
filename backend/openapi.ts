/**
 * The contract as an OpenAPI 3.1 document, for whoever writes a backend of their own. Made from the same schemas that
 * the site parses with; JSON Schema 2020-12, which zod writes, is what OpenAPI 3.1 takes as it is.
 */
import { z } from "zod";
import { type ContractCall, contractCalls } from "../lib/backend/contract.ts";
import * as schemas from "../lib/backend/schemas.ts";
import { MAX_LIMIT } from "./query.ts";

type Json = Record<string, unknown>;

/** The document, the same at every call. */
export function makeOpenApi(): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: "Website content",
      version: "1.0.0",
      description:
        "What the website reads, and the one call it writes. HTML may be any HTML: the site sanitises it. Calls marked " +
        "x-optional may be missing (404): the site then shows that nothing is published.",
    },
    servers: [{ url: "{BACKEND_URL}", variables: { BACKEND_URL: { default: "http://127.0.0.1:4000" } } }],
    security: [{ basic: [] }],
    paths: {
      ...Object.fromEntries(
        contractCalls.map(([name, call]) => [`/website/${call.path}`, { get: read(name, call) }]),
      ),
      "/website/inquiry": { post: inquiryOperation },
    },
    components: {
      securitySchemes: { basic: { type: "http", scheme: "basic" } },
      schemas: componentSchemas(),
      responses: {
        Problem: {
          description: "The request was refused (RFC 9457)",
          content: { "application/problem+json": { schema: ref("problem") } },
        },
      },
    },
  };
}

function read(name: string, call: ContractCall): Json {
  const record = ref(schemaName(call.schema));
  const data = call.shape === "list" ? { type: "array", items: record } : record;
  const paged = call.limit !== undefined;
  return {
    operationId: name,
    tags: [call.kind],
    ...(call.added && { "x-optional": true }),
    parameters: parameters(call),
    responses: {
      200: {
        description: call.shape === "list" ? "The records" : "The record",
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { data, ...(paged && { pagination: ref("pagination") }) },
              required: paged ? ["data", "pagination"] : ["data"],
            },
          },
        },
      },
      ...refusals(400, 401, ...(call.shape === "record" || call.added ? [404] : [])),
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
    ...(call.repeatsId ? [query("id", { type: "string" }, "The same as in the path")] : []),
    ...(call.filtered
      ? [
          query("filter_parameter", { const: "status" }, "Goes together with filter_value"),
          query("filter_value", { type: "string", examples: ["Y"] }, "Only records with this status"),
        ]
      : []),
    ...(call.limit
      ? [
          query("page", { type: "integer", minimum: 1, default: 1 }, "Counts from 1"),
          query(
            "limit",
            { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: call.limit },
            "Records a page",
          ),
        ]
      : []),
  ];
}

const inquiryOperation: Json = {
  operationId: "inquiry",
  tags: ["inquiry"],
  "x-optional": true,
  description: "Answers 201 once the inquiry is stored for good, and the same answer for the same key.",
  parameters: [
    {
      name: "Idempotency-Key",
      in: "header",
      required: true,
      schema: { type: "string", minLength: 8, maxLength: 128, pattern: "^[\\x21-\\x7e]+$" },
    },
  ],
  requestBody: { required: true, content: { "application/json": { schema: ref("inquiry") } } },
  responses: {
    201: {
      description: "Stored",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: {
              data: {
                type: "object",
                properties: { id: { type: "string" }, received_at: { type: "string", format: "date-time" } },
                required: ["id"],
              },
            },
            required: ["data"],
          },
        },
      },
    },
    ...refusals(400, 401, 404, 413, 415, 422, 503),
  },
};

function refusals(...statuses: number[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: "#/components/responses/Problem" }]));
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

const exported: [name: string, schema: z.ZodType][] = Object.entries(schemas);

/** The name a schema is exported under; of several names for one schema, the first. */
function schemaName(schema: z.ZodType): string {
  const found = exported.find(([, candidate]) => candidate === schema);
  if (!found) throw new Error("a call's schema is not exported by lib/backend/schemas.ts");
  return found[0];
}

function componentSchemas(): Json {
  const used = new Set([
    ...contractCalls.map(([, call]) => call.schema),
    schemas.pagination,
    schemas.inquiry,
  ]);
  const named = [...used].map((schema): [string, Json] => [schemaName(schema), jsonSchema(schema)]);
  const errors = z.array(z.object({ pointer: z.string(), detail: z.string() })).optional();
  named.push(["problem", jsonSchema(schemas.problem.extend({ errors }))]);
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What may be sent, which is more than what the schema makes of it. */
function jsonSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
