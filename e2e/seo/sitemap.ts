/** Reads the sitemap as search engines do. */

import { publicOrigin } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

/** The paths that it lists. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const { body } = await get(`${site}/sitemap.xml`);
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => {
    const url = new URL(location.replaceAll("&amp;", "&"));
    if (url.origin !== publicOrigin) throw new Error(`${location} is another site`);
    return url.pathname + url.search;
  });
}
