import "server-only";
import { mediaUrl } from "../media/url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { type Loaded, mapLoaded, readRecord } from "./read";

/** A page that is one text; `null` where nothing is published. */
export type Statement = { description: SafeHtml; image: string | null } | null;

export async function getVision(): Promise<Loaded<Statement>> {
  return mapLoaded(await readRecord("vision"), statement);
}

export async function getQualityPolicy(): Promise<Loaded<Statement>> {
  return mapLoaded(await readRecord("qualityPolicy"), statement);
}

export async function getAbout(): Promise<Loaded<Statement>> {
  return mapLoaded(await readRecord("about"), statement);
}

function statement(record: { description: string; image?: string | null } | null): Statement {
  const description = record && safeHtml(record.description, 2);
  return description && { description, image: mediaUrl(record.image ?? null) };
}
