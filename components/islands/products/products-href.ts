import { finderQuery, parseFinderQuery } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";

/** The canonical address of a form of the product pages. */
export function productsHref(data: FormData): string {
  const params = new URLSearchParams([...data] as [string, string][]);
  const query = finderQuery(parseFinderQuery(params));
  return query ? `${routes.product}?${query}` : routes.product;
}
