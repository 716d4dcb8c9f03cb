import "server-only";
import { fetchList, fetchRecord } from "../backend/client";
import { composedHref } from "../site/page-slug";
import { blogHref, expertiseHref, newsHref, referenceHref, serviceHref } from "../site/record-links";
import { routeTitle } from "../site/route-words";
import { itemHref, routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { blockTexts } from "./composed-page";
import { isOpen } from "./openings";
import { contactText, join, pdf, person, toProductDocuments } from "./search-documents";
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

/** All content in a language, by name. */
export function searchSources(language: Language): Record<string, SearchSource> {
  const t = words(language);
  return {
    expertise: details("expertise", "expertise", "expertiseEntry", expertiseHref, language),
    services: details("service", "services", "service", serviceHref, language),
    staticServices: fixed(
      () =>
        getStaticServices(language).map(({ id, title, description }) =>
          document("service", staticServiceHref(id), title, { text: description.join(" ") }),
        ),
      language,
    ),
    products: records("products", (record) => toProductDocuments(record, language), language),
    references: records(
      "references",
      (record) => {
        const { id, title, year, customer, place, country, capacity, scope, gases } = record;
        return document("reference", referenceHref(id, title), title, {
          label: join(year),
          facts: join(...(gases ?? []), t("search.facts.reference")),
          text: [
            [customer, place, country].filter(Boolean).join(", "),
            capacity,
            scope,
            textOf(record.description),
          ]
            .filter(Boolean)
            .join(". "),
        });
      },
      language,
    ),
    news: records(
      "news",
      ({ id, title, description }) =>
        document("news", newsHref(id, title), title, { text: textOf(description) }),
      language,
    ),
    blog: records(
      "blog",
      ({ id, title, author, summary, description }) =>
        document("article", blogHref(id, title), title, {
          facts: join(author),
          text: join(summary, textOf(description)),
        }),
      language,
    ),
    miscellaneous: records(
      "miscellaneous",
      ({ id, title, description }) => document("page", itemHref(id), title, { text: textOf(description) }),
      language,
    ),
    pages: records(
      "pages",
      (record) =>
        document("page", composedHref(record.id), record.title, {
          text: join(record.summary, ...blockTexts(record)),
        }),
      language,
    ),
    leadership: records(
      "leadership",
      (record, page) => person(routes.leadership, record, page, language),
      language,
    ),
    team: records("team", (record, page) => person(routes.ourTeam, record, page, language), language),
    catalogues: list(
      "catalogues",
      ({ title, pdf_file }) => pdf(pdf_file, title, t("search.facts.catalogue")),
      language,
    ),
    certificates: list(
      "certificates",
      ({ title, issuer, pdf_file }) => pdf(pdf_file, title, join(t("search.facts.certificate"), issuer)),
      language,
    ),
    openings: list(
      "openings",
      ({ title, place, description, valid_through }) =>
        isOpen(valid_through)
          ? [
              document("page", `${routes.contact}#openings`, title, {
                facts: join(t("sections.openings.heading"), place),
                text: textOf(description),
              }),
            ]
          : [],
      language,
    ),
    about: statement("about", routes.about, ({ description }) => textOf(description), language),
    story: page(
      ["story"],
      routes.ourStory,
      async () => {
        const { records: stories } = await fetchList("story", language);
        return stories.map(
          ({ description, commitment }) =>
            () =>
              join(textOf(description), textOf(commitment)),
        );
      },
      language,
    ),
    vision: statement("vision", routes.ourVision, ({ description }) => textOf(description), language),
    qualityPolicy: statement(
      "qualityPolicy",
      routes.qualityPolicy,
      ({ description }) => textOf(description),
      language,
    ),
    privacy: statement("privacy", routes.privacy, ({ description }) => textOf(description), language),
    values: listPage("values", language),
    commitments: listPage("commitments", language),
    timeline: listPage("timeline", language),
    contact: page(
      ["settings"],
      routes.contact,
      async () => {
        const settings = await fetchRecord("settings", language);
        return [() => contactText(settings, language)];
      },
      language,
    ),
    fixed: fixed(
      () =>
        fixedPages.map((name) => {
          const text = t(`search.pages.${name}`);
          return document("page", routes[name], routeTitle(routes[name], language), { text });
        }),
      language,
    ),
  };
}

/** Pages that lead to content and have little text of their own. */
const fixedPages = ["services", "expertise", "map", "gallery", "catalogues"] as const;
