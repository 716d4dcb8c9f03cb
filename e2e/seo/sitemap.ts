/** The sitemap, as search engines read it. */
import { get } from "../support/http.ts";
import { publicOrigin } from "../support/routes.ts";

/** The paths that it lists. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const { body } = await get(`${site}/sitemap.xml`);
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const url = new URL(address.replaceAll("&amp;", "&"));
    if (url.origin !== publicOrigin) throw new Error(`${address} is not the site's`);
    return url.pathname + url.search;
  });
}
