import "server-only";
import type { Metadata } from "next";
import { getComparison, getProductSearch } from "../content/product-search";
import { describeDuty } from "../products/describe-duty";
import { splitTitle } from "../products/title";
import { parseFinderSegment } from "../site/duty";
import { routes } from "../site/routes";
import { fixedMetadata } from "./fixed-page";
import { missingMetadata } from "./metadata";

/** "2 of 20 products fit nitrogen, 300 Nm³/h": heading and title of the results. */
export function resultTitle(found: number, total: number, duty: string): string {
  return `${found || "None"} of ${total} products ${found > 1 ? "fit" : "fits"} ${duty}`;
}

/** "VN-100, VN-1000 and VND-300 compared" */
export function comparisonTitle(products: { title: string }[]): string {
  const models = products.map(({ title }) => splitTitle(title).model);
  return `${new Intl.ListFormat("en-GB").format(models)} compared`;
}

/** Search engines index the list of products, not what visitors filter. */
async function filtered(title: string | undefined): Promise<Metadata> {
  const metadata = await fixedMetadata(routes.product);
  return { ...metadata, ...(title && { title }), robots: { index: false } };
}

export async function searchMetadata(segment: string): Promise<Metadata> {
  const query = parseFinderSegment(segment);
  const search = await getProductSearch(query);
  return filtered(
    search.ok
      ? resultTitle(search.data.matches.length, search.data.total, describeDuty(query.duty))
      : undefined,
  );
}

export async function comparisonMetadata(segment: string): Promise<Metadata> {
  const comparison = await getComparison(parseFinderSegment(segment));
  if (comparison.ok && !comparison.data) return missingMetadata;
  return filtered(comparison.ok && comparison.data ? comparisonTitle(comparison.data.products) : undefined);
}
