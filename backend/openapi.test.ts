import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { calls, contractCalls } from "../lib/backend/contract.ts";
import { createOpenApiDocument } from "./openapi.ts";
import { exampleRecord } from "./openapi-examples.ts";

const contentFolder = join(__dirname, "content");

type Content = Record<string, { schema: unknown; example?: unknown }>;
type Operation = {
  summary: string;
  requestBody?: { content: Content };
  responses: Record<number, { content: Content } | undefined>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: Content }> };
};

/** The schema with the schemas that it refers to in place of references. */
function inline(schema: unknown, { components }: Document): z.core.JSONSchema.JSONSchema {
  const resolve = (_key: string, value: { $ref?: string } | null) =>
    typeof value === "object" && value?.$ref ? components.schemas[value.$ref.split("/").at(-1) ?? ""] : value;
  return JSON.parse(JSON.stringify(schema, resolve));
}

describe("the OpenAPI document", () => {
  it("matches backend/openapi.json (update it with: npm run openapi)", () => {
    const committed = readFileSync(join(__dirname, "openapi.json"), "utf8");
    expect(committed).toBe(`${JSON.stringify(createOpenApiDocument(contentFolder), null, 2)}\n`);
  });

  it.each(contractCalls)("has an example of %s that the site accepts", (_, call) => {
    const example = exampleRecord(call, contentFolder);
    expect(call.schema.safeParse(example).error).toBeUndefined();
    expect(Object.keys(example).length).toBeGreaterThan(1);
  });

  it("has a summary and a valid example answer for every operation", () => {
    const document = createOpenApiDocument(contentFolder) as unknown as Document;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(Object.keys(calls).length + 2);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
    const contents = [
      ...operations.map(({ responses }) => (responses[200] ?? responses[201])?.content),
      // The body of the other call is a file.
      ...operations.map(({ requestBody }) => requestBody?.content).filter((body) => body && !("*/*" in body)),
      document.components.responses.Problem?.content,
    ];
    const examples = contents.flatMap((content) => Object.values(content ?? {}));
    // One answer for each operation, one inquiry, one problem.
    expect(examples).toHaveLength(operations.length + 2);
    for (const { schema, example } of examples) {
      const { error } = z.fromJSONSchema(inline(schema, document)).safeParse(example);
      expect({ example, error }).toEqual({ example: expect.any(Object), error: undefined });
    }
    // The schemas refuse something, too.
    const receipt = document.paths["/website/inquiry"]?.post?.responses[201]?.content["application/json"];
    expect(z.fromJSONSchema(inline(receipt?.schema, document)).safeParse({ data: { id: 1 } }).success).toBe(
      false,
    );
  });

  it("has every call, and every reference resolves", () => {
    const document = createOpenApiDocument(contentFolder) as {
      paths: object;
      components: { schemas: object; responses: object };
    };
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(calls).length + 2);
    const { schemas, responses } = document.components;
    for (const [, section, name] of JSON.stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
      expect(Object.keys(section === "schemas" ? schemas : responses)).toContain(name);
    }
  });
});
