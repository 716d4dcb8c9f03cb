import "server-only";
import type { JobPosting } from "schema-dts";
import type { Item } from "../read/kinds";
import { company } from "../site/company";
import { localPath } from "../site/language-path";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { absolute, organizationReference } from "./graph";

/** @returns null without a field that job search engines require */
export function jobPosting(opening: Item<"openings">, language: Language): JobPosting | null {
  const { title, description, published, place, validThrough, employment } = opening;
  if (!description || !published || !place) return null;
  return {
    "@type": "JobPosting",
    title,
    description,
    datePosted: published,
    hiringOrganization: organizationReference(),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: company.country },
    },
    url: absolute(`${localPath(routes.contact, language)}#openings`),
    ...(validThrough && { validThrough }),
    ...(employment && { employmentType: employment.toUpperCase() }),
  };
}
