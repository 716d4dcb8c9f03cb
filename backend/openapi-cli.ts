/** `npm run openapi`: writes the contract's OpenAPI document to backend/openapi.json. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createOpenApiDocument } from "./openapi.ts";

if (process.argv.length > 2) {
  console.error("npm run openapi has no options.");
  process.exit(1);
}
const file = join(import.meta.dirname, "openapi.json");
writeFileSync(
  file,
  `${JSON.stringify(createOpenApiDocument(join(import.meta.dirname, "content")), null, 2)}\n`,
);
console.log(`Written: ${file}`);
