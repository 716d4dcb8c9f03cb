/**
 * `npm run openapi`: writes the contract's OpenAPI document to backend/openapi.json, which is kept in the repository.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeOpenApi } from "./openapi.ts";

const file = join(import.meta.dirname, "openapi.json");
writeFileSync(file, `${JSON.stringify(makeOpenApi(), null, 2)}\n`);
console.log(`Written: ${file}`);
