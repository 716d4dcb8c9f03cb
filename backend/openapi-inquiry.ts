/** The calls that take inquiries and their files, for owners of backends: the embedded backend has neither, and the CMS has both. */
import { exampleInquiry } from "../lib/form/fields.ts";
import { exampleReceipt } from "./openapi-examples.ts";
import { type Json, jsonContent, objectSchema, problemResponses, ref } from "./openapi-parts.ts";

const receiptResponse: Json = {
  description: "Stored",
  content: jsonContent(
    objectSchema({
      data: objectSchema({ id: { type: "string" }, received_at: { type: "string", format: "date-time" } }, [
        "id",
      ]),
    }),
    { data: exampleReceipt },
  ),
};

function header(name: string, description: string, schema: Json = {}): Json {
  return { name, in: "header", required: true, description, schema: { type: "string", ...schema } };
}

const optional =
  " The embedded backend does not have this call: without a receiver, an inquiry stays in the site's own store.";

const keySchema = { minLength: 8, maxLength: 128, pattern: "^[\\x21-\\x7e]+$" };

export const inquiryFileOperation: Json = {
  operationId: "inquiryFile",
  summary: "Stores a file of an inquiry that is stored",
  tags: ["inquiry"],
  "x-optional": true,
  description:
    "Answers 201 after the file is stored durably, and repeats that response for the same key. Content-Type is the type of " +
    `the file, which the site has found in its content.${optional}`,
  parameters: [
    {
      name: "key",
      in: "path",
      required: true,
      description: "Idempotency-Key of the inquiry",
      schema: { type: "string" },
    },
    header(
      "Idempotency-Key",
      "One for all tries of a file: that of the inquiry, a dot, and the digest",
      keySchema,
    ),
    header("Content-Digest", "SHA-256 of the body (RFC 9530)", { pattern: "^sha-256=:[\\w+/]{43}=:$" }),
    header("Content-Disposition", "Name of the file in UTF-8 (RFC 6266)", {
      examples: ["attachment; filename*=UTF-8''Plan%20A.pdf"],
    }),
  ],
  requestBody: { required: true, content: { "*/*": { schema: { type: "string", format: "binary" } } } },
  responses: { 201: receiptResponse, ...problemResponses(400, 401, 404, 413, 415, 422, 503) },
};

export const inquiryOperation: Json = {
  operationId: "inquiry",
  summary: "Stores an inquiry of the contact form",
  tags: ["inquiry"],
  "x-optional": true,
  description: `Answers 201 after the inquiry is stored durably, and repeats that response for the same key.${optional}`,
  parameters: [
    header(
      "Idempotency-Key",
      "One for all tries of an inquiry. The site's keys begin with the reference that the visitor is told, and a dot: " +
        "INQ-7K3F-92QM.8c2f…",
      keySchema,
    ),
  ],
  requestBody: { required: true, content: jsonContent(ref("inquiry"), exampleInquiry) },
  responses: {
    201: receiptResponse,
    ...problemResponses(400, 401, 404, 413, 415, 422, 503),
  },
};
