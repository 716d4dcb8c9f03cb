import { payloadParameter } from "../lib/next/router.ts";
import { parseAddress } from "../lib/site/address.ts";

/** The key of a page and of its payload: without parameters that no page has, and without the router's own. */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete(payloadParameter);
  const query = searchParams.toString();
  return origin + parseAddress(query ? `${pathname}?${query}` : pathname).url;
}
