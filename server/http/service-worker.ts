import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Compression } from "./compression.ts";
import { notModified } from "./conditional-request.ts";
import { setPlainHeaders } from "./plain-response.ts";

/** Folder of the workers in a build (scripts/build/service-worker.ts). */
const folder = "service-worker";

export type Worker = { body: Buffer; etag: string };

/**
 * The text of the service worker: with SERVICE_WORKER=off, of one that removes itself and all that it has kept.
 * @returns undefined where the build has none
 */
export function readWorker(): Worker | undefined {
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const name = process.env.SERVICE_WORKER === "off" ? "off.js" : "main.js";
  try {
    const buildId = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
    const text = readFileSync(join(distDir, folder, name), "utf8");
    const body = Buffer.from(`const BUILD_ID = ${JSON.stringify(buildId)};\n${text}`);
    return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"` };
  } catch {
    return undefined;
  }
}

/**
 * Browsers ask for it at each navigation. Caches in between must not answer: a release, or SERVICE_WORKER=off, takes effect
 * at once.
 */
export async function sendWorker(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag }: Worker,
  compression: Compression,
): Promise<void> {
  setPlainHeaders(res, {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    etag,
  });
  const sent = await compression.apply(req, res, body);
  if (notModified(req, res)) res.end();
  else res.setHeader("content-length", sent.byteLength).end(sent);
}
