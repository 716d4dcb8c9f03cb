import "server-only";
import type {
  BlogPosting,
  ImageGallery,
  NewsArticle,
  Organization,
  Person as PersonData,
  Service,
  WebSite,
} from "schema-dts";
import type { Article } from "../content/articles";
import type { Person } from "../content/chosen-records";
import type { Location, Settings } from "../content/settings";
import type { Item } from "../read/kinds";
import type { PageOf } from "../read/page";
import type { Seo } from "../read/parts";
import type { Result } from "../read/result";
import { excerpt } from "../rich-text/excerpt";
import { env } from "../runtime/env";
import { company } from "../site/company";
import { mailLink, mailLinks } from "../site/contact-links";
import { localPath } from "../site/language-path";
import { findPhoneNumber } from "../site/phone-number";
import { routeTitle } from "../site/route-words";
import { routes } from "../site/routes";
import type { Language } from "../words/language";

/** Structured data of pages (schema.org): only what visitors see too. */

const organizationId = () => `${env().SITE_URL}/#organization`;

/** The company, for data about what it made. */
export function organizationReference() {
  return { "@type": "Organization", "@id": organizationId(), name: env().SITE_NAME } as const;
}

export function absolute(path: string): string {
  return env().SITE_URL + path;
}

export function organization(settings: Settings): Organization {
  const phone = findPhoneNumber(settings.phone);
  const mails = mailLinks(settings);
  const profiles = settings.socialProfiles.map(({ href }) => href);
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: env().SITE_NAME,
    url: absolute(routes.home),
    logo: absolute(settings.logo ?? "/icons/icon-512.png"),
    foundingDate: String(company.foundingYear),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(settings.address && { address: settings.address }),
    ...(settings.locations.length > 0 && { location: settings.locations.map(toPlace) }),
    ...(phone && { telephone: phone.number }),
    ...(mails[0] && { email: mails[0].label }),
    ...((phone || mails.length > 0) && {
      contactPoint: [
        ...(mails.length > 0 ? mails : [null]).map((mail, index) => ({
          "@type": "ContactPoint" as const,
          contactType: index === 0 ? "customer service" : "sales",
          ...(phone && { telephone: phone.number }),
          ...(mail && { email: mail.label }),
        })),
        ...mailPoint("human resources", settings.careersEmail),
        ...mailPoint("press", settings.pressEmail),
      ],
    }),
    ...(settings.registrationNumber && { identifier: settings.registrationNumber }),
    ...(settings.taxNumber && { taxID: settings.taxNumber }),
  };
}

function toPlace({ name, address, phone }: Location) {
  const found = findPhoneNumber(phone);
  return { "@type": "Place" as const, name, address, ...(found && { telephone: found.number }) };
}

function mailPoint(contactType: string, email: string | null) {
  const mail = mailLink(email);
  return mail ? [{ "@type": "ContactPoint" as const, contactType, email: mail.label }] : [];
}

export function website(language: Language): WebSite {
  return {
    "@type": "WebSite",
    name: env().SITE_NAME,
    url: absolute(localPath(routes.home, language)),
    inLanguage: language,
    publisher: { "@id": organizationId() },
    potentialAction: searchAction(language),
  };
}

/** Search engines read `query-input`, which schema.org has no type for. */
function searchAction(language: Language): WebSite["potentialAction"] {
  const action = {
    "@type": "SearchAction",
    target: `${absolute(localPath(routes.search, language))}?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  } as const;
  return action;
}

export function person({ name, position, image }: Person): { item: PersonData } {
  return {
    item: {
      "@type": "Person",
      name,
      ...(position && { jobTitle: position }),
      ...(image && { image: absolute(image) }),
      worksFor: { "@id": organizationId() },
    },
  };
}

type ServiceData = { title: string; path: string; text: string; images: { image: string }[]; seo?: Seo };

export function service({ title, path, text, images, seo }: ServiceData): Service {
  return {
    "@type": "Service",
    name: title,
    url: absolute(path),
    ...((seo?.description || text) && { description: seo?.description ?? excerpt(text, 300) }),
    ...(images.length > 0 && { image: images.map(({ image }) => absolute(image)) }),
    provider: organizationReference(),
  };
}

export function articleData(
  type: "NewsArticle" | "BlogPosting",
  { title, summary, image, author, published, updated, seo }: Article,
  url: string,
): NewsArticle | BlogPosting {
  const company = organizationReference();
  return {
    "@type": type,
    headline: title,
    ...((seo?.description || summary) && { description: seo?.description ?? summary }),
    ...((seo?.image || image) && { image: absolute(seo?.image ?? image ?? "") }),
    ...(published && { datePublished: published }),
    ...(updated && { dateModified: updated }),
    author: author ? { "@type": "Person", name: author } : company,
    publisher: company,
    mainEntityOfPage: url,
  };
}

/** One page of the gallery; `null` where it has no images. */
export function gallery(loaded: Result<PageOf<Item<"gallery">>>, language: Language): ImageGallery | null {
  if (!loaded.ok || loaded.data.items.length === 0) return null;
  return {
    "@type": "ImageGallery",
    name: routeTitle(routes.gallery, language),
    image: loaded.data.items.map(({ title, image, imageAlt }) => ({
      "@type": "ImageObject",
      name: title,
      ...(imageAlt && { description: imageAlt }),
      contentUrl: absolute(image),
    })),
  };
}
