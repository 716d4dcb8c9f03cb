import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { ContractCall } from "../lib/backend/contract.ts";
import type { Json } from "./openapi-parts.ts";

const maxTextLength = 300;
const maxItems = 3;

/**
 * The first published record of the sample content, with the fields that the call returns and long values shortened.
 * @param folder of the content files
 */
export function exampleRecord(call: ContractCall, folder: string): Json {
  const content: Json | Json[] = JSON.parse(readFileSync(join(folder, `${call.kind}.json`), "utf8"));
  const record = [content].flat().find(({ status }) => status === "Y") ?? {};
  const fields = Object.keys((call.schema as z.ZodObject).shape);
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      fields.includes(field) ? [[field, shorten(value)]] : [],
    ),
  );
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems);
  if (typeof value !== "string" || value.length <= maxTextLength) return value;
  return /^<p>.*?<\/p>/s.exec(value)?.[0] ?? value.slice(0, maxTextLength);
}

export const exampleReceipt: Json = {
  id: "6f0c3f0e-8f3e-4a56-9d1a-2f6a3b6a8c11",
  received_at: "2026-01-31T09:30:00.000Z",
};

export const exampleProblem: Json = {
  type: "about:blank",
  title: "Not Found",
  status: 404,
  detail: "No such record.",
};
