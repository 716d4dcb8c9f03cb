import "server-only";
import type { JobPosting } from "schema-dts";
import type { Opening } from "../content/openings";
import { company } from "../site/company";
import { localPath } from "../site/language-path";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { absolute, organizationReference } from "./graph";

/** @returns null without a field that job search engines require */
export function jobPosting(opening: Opening, language: Language): JobPosting | null {
  const { title, description, posted, place, until, employment } = opening;
  if (!description || !posted || !place) return null;
  return {
    "@type": "JobPosting",
    title,
    description,
    datePosted: posted,
    hiringOrganization: organizationReference(),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: company.country },
    },
    url: absolute(`${localPath(routes.contact, language)}#openings`),
    ...(until && { validThrough: until }),
    ...(employment && { employmentType: employment.toUpperCase() }),
  };
}
