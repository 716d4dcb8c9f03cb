/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "../lib/backend/contract.ts";
import { makeOpenApi } from "./openapi.ts";

describe("the OpenAPI document", () => {
  it("is up to date in the repository (npm run openapi writes it)", () => {
    const kept = readFileSync(join(__dirname, "openapi.json"), "utf8");
    expect(kept).toBe(`${JSON.stringify(makeOpenApi(), null, 2)}\n`);
  });

  it("has every call, and every reference leads somewhere", () => {
    const document = makeOpenApi() as { paths: object; components: { schemas: object; responses: object } };
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(calls).length + 1);
    const { schemas, responses } = document.components;
    for (const [, section, name] of JSON.stringify(document).matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
      expect(Object.keys(section === "schemas" ? schemas : responses)).toContain(name);
    }
  });
});
