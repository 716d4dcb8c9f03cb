import { readFileSync } from "node:fs";
import { contractCalls, statusFilter } from "../../lib/backend/contract.ts";
import { sitemapPaths } from "../../scripts/servers/warm-pages.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

/** Addresses that the sitemap does not name: filtered, paged, wrong, old and missing ones, and files for machines. */
const others = readFileSync(new URL("addresses.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** Every address of a site that shows words. */
export async function addressesOf(url: string): Promise<string[]> {
  const { body } = await get(`${url}/sitemap.xml`);
  return [...new Set([...routeCases.map(({ path }) => path), ...sitemapPaths(body), ...others])];
}

/** Every call of the backend contract, with the first page, the first records, a missing one, and each language. */
export const contractRequests: string[] = contractCalls.flatMap(([, { path, filtered, limit }]) =>
  ["", "hi"].flatMap((locale) => {
    const query = new URLSearchParams({
      ...(filtered ? statusFilter : {}),
      ...(limit ? { page: "1", limit: String(limit) } : {}),
      ...(locale ? { locale } : {}),
    });
    const keys = path.includes("by_name") ? ["home", "nothing"] : ["1", "2", "999999"];
    const paths = path.includes("{key}") ? keys.map((key) => path.replace("{key}", key)) : [path];
    return paths.map((each) => `/website/${each}?${query}`);
  }),
);
