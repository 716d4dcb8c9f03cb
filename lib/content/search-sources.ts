import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { blockTexts } from "../read/blocks";
import { isOpen } from "../read/meaning";
import { composedHref } from "../site/page-slug";
import { blogHref, expertiseHref, newsHref, referenceHref, serviceHref } from "../site/record-links";
import { routeTitle } from "../site/route-words";
import { itemHref, type Route, routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { addressText, contactText, join, pdf, person, toProductDocuments } from "./search-documents";
import {
  details,
  document,
  fixed,
  list,
  listPage,
  page,
  records,
  type SearchSource,
  statement,
  textOf,
} from "./search-source";
import { getStaticServices } from "./static-services";

/** All content, by name, with the words of a language. */
export function searchSources(language: Language): Record<string, SearchSource> {
  const t = words(language);
  const services = t("search.facts.service");
  return {
    expertise: details("expertise", "expertise", "expertiseEntry", expertiseHref),
    services: details("service", "services", "service", serviceHref, services),
    staticServices: fixed(() =>
      getStaticServices(language).map(({ id, title, description }) =>
        document("service", staticServiceHref(id), title, { facts: services, text: description.join(" ") }),
      ),
    ),
    products: records("products", (record) => toProductDocuments(record, language)),
    references: records("references", (record) => {
      const { id, title, year, customer, place, country, capacity, scope, gases, description } = record;
      const location = [customer, place, country].filter(Boolean).join(", ");
      return document("reference", referenceHref(id, title), title, {
        label: join(year),
        facts: join(...(gases ?? []), t("search.facts.reference")),
        text: [location, capacity, scope, textOf(description)].filter(Boolean).join(". "),
      });
    }),
    news: records("news", ({ id, title, description }) =>
      document("news", newsHref(id, title), title, { text: textOf(description) }),
    ),
    blog: records("blog", ({ id, title, author, summary, description }) =>
      document("article", blogHref(id, title), title, {
        facts: join(author),
        text: join(summary, textOf(description)),
      }),
    ),
    miscellaneous: records("miscellaneous", ({ id, title, description }) =>
      document("page", itemHref(id), title, { text: textOf(description) }),
    ),
    pages: records("pages", (record) =>
      document("page", composedHref(record.id), record.title, {
        text: join(record.summary, ...blockTexts(record)),
      }),
    ),
    leadership: records("leadership", (record, page) => person(routes.leadership, record, page, language)),
    team: records("team", (record, page) => person(routes.ourTeam, record, page, language)),
    catalogues: list("catalogues", ({ title, pdf_file }) =>
      pdf(pdf_file, title, t("search.facts.catalogue")),
    ),
    certificates: list("certificates", ({ title, issuer, pdf_file }) =>
      pdf(pdf_file, title, join(t("search.facts.certificate"), issuer)),
    ),
    openings: list("openings", ({ title, place, description, valid_through }) => {
      if (!isOpen(valid_through)) return [];
      const facts = join(t("sections.openings.heading"), place);
      return [document("page", `${routes.contact}#openings`, title, { facts, text: textOf(description) })];
    }),
    about: statement("about", routes.about),
    story: page(["story"], routes.ourStory, async () => {
      const { records: stories } = await fetchList("story", language);
      return stories.map((story) => () => join(textOf(story.description), textOf(story.commitment)));
    }),
    vision: statement("vision", routes.ourVision),
    qualityPolicy: statement("qualityPolicy", routes.qualityPolicy),
    privacy: statement("privacy", routes.privacy),
    values: listPage("values"),
    commitments: listPage("commitments"),
    timeline: listPage("timeline"),
    contact: settingsPage(routes.contact, contactText),
    address: settingsPage(routes.address, addressText),
    fixed: fixed(() => {
      const named = fixedPages.map((name) => [routes[name], t(`search.pages.${name}`)] as const);
      const own = [routes.accessibility, t("pages.accessibility.intro")] as const;
      return [...named, own].map(([route, text]) =>
        document("page", route, routeTitle(route, language), { text }),
      );
    }),
  };
}

/** Pages that lead to content and have little text of their own. */
const fixedPages = [
  "services",
  "expertise",
  "map",
  "gallery",
  "catalogues",
  "leadership",
  "ourTeam",
  "news",
  "blogs",
] as const;

function settingsPage(route: Route, toText: typeof contactText): SearchSource {
  return page(["settings"], route, async (language) => {
    const settings = await fetchRecord("settings", language);
    return settings && settings !== gone ? [() => toText(settings, language)] : [];
  });
}
