/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calls, contractCalls } from "../lib/backend/contract.ts";
import { createOpenApiDocument } from "./openapi.ts";
import { exampleRecord } from "./openapi-examples.ts";

const contentFolder = join(__dirname, "content");

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

  it("has every call, and every reference resolves", () => {
    const document = createOpenApiDocument(contentFolder) as {
      paths: object;
      components: { schemas: object; responses: object };
    };
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(calls).length + 1);
    const { schemas, responses } = document.components;
    for (const [, section, name] of JSON.stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
      expect(Object.keys(section === "schemas" ? schemas : responses)).toContain(name);
    }
  });
});
