import "server-only";
import type { Metadata } from "next";
import { getComparison, getProductSearch } from "../content/product-search";
import { describeDuty } from "../products/describe-duty";
import { modelOf } from "../products/title";
import type { Duty } from "../site/duty";
import { parseFinderSegments } from "../site/finder-path";
import { routes } from "../site/routes";
import { formatList } from "../words/formats";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { filteredMetadata } from "./fixed-page";
import { missingMetadata } from "./metadata";

type Search = {
  built: unknown[];
  matches: unknown[];
  closeMatches: unknown[];
  otherKinds: { limits: unknown[] }[];
  isFound: boolean;
  total: number;
};

/** "2 of 20 products fit nitrogen, 300 Nm³/h", or that it is built to size, or nearly: name and title of the results. */
export function resultTitle(
  { built, matches, closeMatches, otherKinds, isFound, total }: Search,
  need: Duty,
  language: Language,
): string {
  const t = words(language);
  const duty = describeDuty(need, language);
  const found = matches.length + otherKinds.filter(({ limits }) => limits.length === 0).length;
  if (found === 0 && isFound) return t("seo.found.built", { duty });
  if (found === 0 && built.length + closeMatches.length > 0) return t("seo.found.close", { duty });
  return t("seo.found.products", { found, total: String(total), duty });
}

/** "VN-100, VN-1000 and VND-300 compared" */
export function comparisonTitle(products: { title: string }[], language: Language): string {
  const models = products.map(({ title }) => modelOf(title, language));
  return words(language)("seo.compared", { models: formatList(models, language) });
}

export async function searchMetadata(segments: string[], language: Language): Promise<Metadata> {
  const query = parseFinderSegments("find", segments);
  const search = await getProductSearch(query, language);
  const isFound = search.ok && !query.duty.unread;
  const title = isFound ? resultTitle(search.data, query.duty, language) : undefined;
  return filteredMetadata(routes.product, language, title);
}

export async function comparisonMetadata(segments: string[], language: Language): Promise<Metadata> {
  const comparison = await getComparison(parseFinderSegments("compare", segments), language);
  if (comparison.ok && !comparison.data) return missingMetadata(language);
  const products = comparison.ok ? comparison.data?.products : undefined;
  return filteredMetadata(routes.product, language, products && comparisonTitle(products, language));
}
