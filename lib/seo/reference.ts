import "server-only";
import type { Metadata } from "next";
import type { CreativeWork } from "schema-dts";
import type { ReferenceDetail } from "../content/reference-page";
import { getFilteredReferences } from "../content/references";
import { readOne } from "../read/read";
import type { TitledParams } from "../site/detail-params";
import { referenceHref } from "../site/record-links";
import { routeTitle } from "../site/route-words";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { describe } from "./description";
import { filteredMetadata } from "./fixed-page";
import { absolute, organizationReference } from "./graph";
import { missingMetadata } from "./metadata";
import { recordCard, recordMetadata } from "./record";

export async function referenceMetadata(params: TitledParams, language: Language): Promise<Metadata> {
  const section = routeTitle(routes.references, language);
  return recordMetadata(
    params,
    await readOne("references", params.id, { language }),
    section,
    referenceHref,
    async (reference) => {
      const { title, capacity, scope, text, image = null } = reference;
      return {
        description: await describe(title, [`${title}: ${factsOf([capacity, scope])}`, text], language),
        card: await recordCard(reference, section, image, language),
      };
    },
    language,
  );
}

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

function factsOf(parts: (string | null)[]): string {
  return parts.filter(Boolean).join("; ");
}

/** Of a choice of the list, which search engines find as a whole. */
export async function filteredReferencesMetadata(filter: string, language: Language): Promise<Metadata> {
  const found = await getFilteredReferences(filter, language);
  if (found.ok && !found.data) return missingMetadata(language);
  return filteredMetadata(routes.references, language);
}
