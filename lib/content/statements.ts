import "server-only";
import { mediaUrl } from "../media/media-url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { mapResult, type Result, readRecord } from "./read";

/** Content of a page with a single text; `null` when none is published. */
export type Statement = { description: SafeHtml; image: string | null } | null;

export async function getVision(): Promise<Result<Statement>> {
  return mapResult(await readRecord("vision"), toStatement);
}

export async function getQualityPolicy(): Promise<Result<Statement>> {
  return mapResult(await readRecord("qualityPolicy"), toStatement);
}

export async function getAbout(): Promise<Result<Statement>> {
  return mapResult(await readRecord("about"), toStatement);
}

function toStatement(record: { description: string; image?: string | null } | null): Statement {
  const description = record && safeHtml(record.description, 2);
  return description && { description, image: mediaUrl(record.image ?? null) };
}
