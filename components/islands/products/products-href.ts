import { parseFinderQuery } from "@/lib/site/duty";
import { finderHref } from "@/lib/site/finder-href";

/** The canonical address of a form of the product pages. */
export function productsHref(data: FormData): string {
  const params = new URLSearchParams([...data] as [string, string][]);
  return finderHref(parseFinderQuery(params));
}
