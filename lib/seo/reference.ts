import "server-only";
import type { Metadata } from "next";
import type { CreativeWork } from "schema-dts";
import type { ReferenceDetail } from "../content/reference-page";
import { getFilteredReferences } from "../content/references";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { filteredMetadata } from "./fixed-page";
import { absolute, organizationReference } from "./graph";
import { missingMetadata } from "./metadata";

/** A case study: schema.org has no type for plants that somebody has built. */
export function referenceData(reference: ReferenceDetail, path: string): Exclude<CreativeWork, string> {
  const { title, capacity, scope, year, seo } = reference;
  const place = [reference.place, reference.country].filter(Boolean).join(", ");
  const image = seo?.image ?? reference.image;
  const text = seo?.description ?? factsOf([capacity, scope]);
  return {
    "@type": "CreativeWork",
    name: title,
    url: absolute(path),
    creator: organizationReference(),
    ...(text && { description: text }),
    ...(image && { image: absolute(image) }),
    ...(year && { temporalCoverage: year }),
    ...(place && { spatialCoverage: { "@type": "Place", name: place } }),
  } as Exclude<CreativeWork, string>;
}

/** Capacity and scope in one line. */
export function factsOf(parts: (string | null)[]): string {
  return parts.filter(Boolean).join("; ");
}

/** Of a choice of the list, which search engines find as a whole. */
export async function filteredReferencesMetadata(filter: string, language: Language): Promise<Metadata> {
  const found = await getFilteredReferences(filter, language);
  if (found.ok && !found.data) return missingMetadata(language);
  return filteredMetadata(routes.references, language);
}
