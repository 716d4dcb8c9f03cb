/**
 * Program beside nginx that purges the pages that the site names at Fastly, whose own programs may make too few calls for it.
 * FASTLY_TOKEN=… FASTLY_SERVICE=… node --import ./scripts/settings/load-env-file.ts deploy/cdn/fastly.ts
 */
import { serve } from "@hono/node-server";
import pLimit from "p-limit";
import { type PurgeSettings, purged, readPurgeCall } from "./purge-call.ts";

/** The site waits five seconds for 500 pages. */
const concurrency = 50;

type Settings = PurgeSettings & {
  /** A token with the scopes purge_select and purge_all. */
  FASTLY_TOKEN: string;
  FASTLY_SERVICE: string;
};

export async function purgeFastly(request: Request, settings: Settings): Promise<Response> {
  const urls = await readPurgeCall(request, settings);
  if (urls instanceof Response) return urls;
  const addresses =
    urls === "all"
      ? [`https://api.fastly.com/service/${settings.FASTLY_SERVICE}/purge_all`]
      : urls.map((url) => `https://api.fastly.com/purge/${url.replace(/^https?:\/\//, "")}`);
  // Without Fastly-Soft-Purge: a copy that is only marked as stale is served once more.
  const call = (address: string) =>
    fetch(address, { method: "POST", headers: { "Fastly-Key": settings.FASTLY_TOKEN } });
  const limit = pLimit(concurrency);
  return purged(await Promise.all(addresses.map((address) => limit(call, address))));
}

if (import.meta.main) {
  const { PURGE_SECRET = "", SITE_URL = "", FASTLY_TOKEN = "", FASTLY_SERVICE = "" } = process.env;
  const settings = { PURGE_SECRET, SITE_URL, FASTLY_TOKEN, FASTLY_SERVICE };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : name));
  if (missing.length > 0) {
    process.stderr.write(`Not set: ${missing.join(", ")}.\n`);
    process.exit(1);
  }
  const port = Number(process.env.PURGE_PORT || 3010);
  serve({ fetch: (request) => purgeFastly(request, settings), hostname: "127.0.0.1", port });
  process.stdout.write(`Purges at http://127.0.0.1:${port}\n`);
}
