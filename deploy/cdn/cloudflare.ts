/** Cloudflare Worker that purges the pages that the site names. `npx wrangler deploy` in this folder; settings: wrangler.toml. */
import { type PurgeSettings, purged, readPurgeCall } from "./purge-call.ts";

/** Cloudflare's limit for one call, on every plan. */
const maxUrls = 30;

type Settings = PurgeSettings & {
  ZONE_ID: string;
  /** A token with the permission Zone, Cache Purge, and no other. */
  API_TOKEN: string;
};

export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    const urls = await readPurgeCall(request, settings);
    if (urls instanceof Response) return urls;
    const bodies =
      urls === "all"
        ? [{ purge_everything: true }]
        : Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, index) => ({
            files: urls.slice(index * maxUrls, (index + 1) * maxUrls),
          }));
    return purged(await Promise.all(bodies.map((body) => callCloudflare(settings, body))));
  },
};

function callCloudflare({ ZONE_ID, API_TOKEN }: Settings, body: object): Promise<Response> {
  return fetch(`https://api.cloudflare.com/client/v4/zones/${ZONE_ID}/purge_cache`, {
    method: "POST",
    headers: { Authorization: `Bearer ${API_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
