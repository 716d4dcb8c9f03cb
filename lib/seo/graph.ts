import "server-only";
import type {
  BlogPosting,
  BreadcrumbList,
  ImageGallery,
  ItemList,
  NewsArticle,
  Organization,
  Person as PersonData,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { Article } from "../content/articles";
import type { Picture } from "../content/gallery";
import type { Person } from "../content/leadership";
import type { PageOf } from "../content/page";
import type { Result } from "../content/read";
import type { Settings } from "../content/settings";
import { excerpt } from "../rich-text/sanitize";
import { env } from "../runtime/env";
import { company, socialProfiles } from "../site/company";
import { mailLinks, phoneLink } from "../site/contact-links";
import type { NavItem } from "../site/navigation";
import { routes } from "../site/routes";

/** What pages say of themselves to programs, in the words of schema.org: only what a visitor sees there too. */

const organizationId = () => `${env().SITE_URL}/#organization`;

/** An address of the site's own, absolute. */
export function absolute(path: string): string {
  return env().SITE_URL + path;
}

/** The company, and how it is reached. */
export function organization(settings: Settings): Organization {
  const phone = phoneLink(settings.phone);
  const mails = mailLinks(settings);
  const profiles: string[] = socialProfiles.map(({ href }) => href).filter(Boolean);
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: env().SITE_NAME,
    url: absolute(routes.home),
    logo: absolute(settings.logo ?? "/icons/icon-512.png"),
    foundingDate: String(company.foundingYear),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(settings.address && { address: settings.address }),
    ...(phone && { telephone: phone.href.slice("tel:".length) }),
    ...(mails[0] && { email: mails[0].label }),
    ...((phone || mails.length > 0) && {
      contactPoint: (mails.length > 0 ? mails : [null]).map((mail, index) => ({
        "@type": "ContactPoint" as const,
        contactType: index === 0 ? "customer service" : "sales",
        ...(phone && { telephone: phone.href.slice("tel:".length) }),
        ...(mail && { email: mail.label }),
      })),
    }),
  };
}

export function website(): WebSite {
  return {
    "@type": "WebSite",
    name: env().SITE_NAME,
    url: absolute(routes.home),
    inLanguage: "en",
    publisher: { "@id": organizationId() },
  };
}

/** The way from the home page to a page. The last step, the page itself, needs no address. */
export function breadcrumb(trail: NavItem[], label: string): BreadcrumbList {
  const steps = trail.map(({ label: name, href }) => ({ name, item: absolute(href) }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...steps, { name: label }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

type Entry = { name: string; url?: string } | { item: Thing };

/** What a list, or a page of one, shows; `null` where it shows nothing. */
export function itemList<T>(
  loaded: Result<PageOf<T>> | Result<T[]>,
  show: (record: T) => Entry,
): ItemList | null {
  if (!loaded.ok) return null;
  const items = Array.isArray(loaded.data) ? loaded.data : loaded.data.items;
  if (items.length === 0) return null;
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map((record, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...show(record),
    })),
  };
}

/** What is listed by its name, and the page or document about it where there is one. */
export function linked(name: string, path?: string | null): Entry {
  return path ? { name, url: absolute(path) } : { name };
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

export function service(facts: { title: string; path: string; text: string; images: string[] }): Service {
  const { title, path, text, images } = facts;
  return {
    "@type": "Service",
    name: title,
    url: absolute(path),
    ...(text && { description: excerpt(text, 300) }),
    ...(images.length > 0 && { image: images.map(absolute) }),
    provider: { "@type": "Organization", "@id": organizationId(), name: env().SITE_NAME },
  };
}

/** A news item or a post. */
export function articleData(
  type: "NewsArticle" | "BlogPosting",
  { title, summary, image, author, published }: Article,
  url: string,
): NewsArticle | BlogPosting {
  const company = { "@type": "Organization", "@id": organizationId(), name: env().SITE_NAME } as const;
  return {
    "@type": type,
    headline: title,
    ...(summary && { description: summary }),
    ...(image && { image: absolute(image) }),
    datePublished: published,
    author: author ? { "@type": "Person", name: author } : company,
    publisher: company,
    mainEntityOfPage: url,
  };
}

/** A page of the gallery; `null` where it shows no picture. */
export function gallery(loaded: Result<PageOf<Picture>>): ImageGallery | null {
  if (!loaded.ok || loaded.data.items.length === 0) return null;
  return {
    "@type": "ImageGallery",
    name: "Gallery",
    image: loaded.data.items.map(({ title, image }) => ({
      "@type": "ImageObject",
      name: title,
      contentUrl: absolute(image),
    })),
  };
}
