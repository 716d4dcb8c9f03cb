import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import type { SearchDocument } from "../search/search-index";
import { composedHref } from "../site/page-slug";
import {
  blogHref,
  expertiseHref,
  newsHref,
  productHref,
  referenceHref,
  serviceHref,
} from "../site/record-links";
import { routeTitle } from "../site/route-words";
import { itemHref, pageHref, type Route, routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import { defaultLanguage, type Language } from "../words/language";
import { words } from "../words/words";
import { blockTexts } from "./composed-page";
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

const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" ");
/** Links to a text on a page without an anchor there: browsers scroll to it and highlight it. */
const textFragment = (text: string) => `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;

/** All content, by name; the index has it in one language. */
export const searchSources = sourcesIn(defaultLanguage);

function sourcesIn(language: Language): Record<string, SearchSource> {
  const t = words(language);
  return {
    expertise: details("expertise", "expertise", "expertiseEntry", expertiseHref),
    services: details("service", "services", "service", serviceHref),
    staticServices: fixed(() =>
      getStaticServices(language).map(({ id, title, description }) =>
        document("service", staticServiceHref(id), title, { text: description.join(" ") }),
      ),
    ),
    products: records("products", (record) => toProductDocuments(record, language)),
    references: records("references", (record) => {
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
    about: statement("about", routes.about, ({ description }) => textOf(description), language),
    story: page(
      ["story"],
      routes.ourStory,
      async () => {
        const { records: stories } = await fetchList("story");
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
        const settings = await fetchRecord("settings");
        return [() => contactText(settings, language)];
      },
      language,
    ),
    fixed: fixed(() =>
      fixedPages.map((name) => {
        const text = t(`search.pages.${name}`);
        return document("page", routes[name], routeTitle(routes[name], language), { text });
      }),
    ),
  };
}

/** Pages that lead to content and have little text of their own. */
const fixedPages = ["services", "expertise", "map", "gallery", "catalogues"] as const;

function toProductDocuments(record: RecordOf<"products">, language: Language): SearchDocument[] {
  const t = words(language);
  const { id, title, family, gases, specs, description, pdf_file } = record;
  const data = (specs ?? []).map(({ label, value, min, max, unit, condition }) => {
    const isRange = min != null && max != null;
    const range = isRange ? t("search.range", { min, max }) : String(min ?? max ?? "");
    return join(label, value, range, unit, condition);
  });
  return [
    document("product", productHref(id, title), title, {
      label: join(family),
      facts: join(...(gases ?? []), t("search.facts.product")),
      text: join(textOf(description), data.join(", ")),
    }),
    ...pdf(pdf_file, t("search.dataSheet", { title }), join(t("search.facts.dataSheet"), ...(gases ?? []))),
  ];
}

function person(
  route: Route,
  { name, description, ...fields }: RecordOf<"leadership"> & { position?: string | null },
  number: number,
  language: Language,
): SearchDocument {
  const label = fields.position ?? "";
  const path = pageHref(route, number) + textFragment(name);
  const facts = words(language)("search.facts.person");
  return document("person", path, name, { label, facts, text: textOf(description) });
}

function pdf(file: string | null, title: string, facts: string): SearchDocument[] {
  const path = mediaUrl(file);
  return path ? [document("document", path, title, { label: "PDF", facts })] : [];
}

function contactText(settings: RecordOf<"settings"> | null | typeof gone, language: Language): string {
  if (!settings || settings === gone) return "";
  const t = words(language);
  const { address, phone, official_email, sales_email, careers_email, press_email } = settings;
  return join(
    t("search.inquiry"),
    textOf(address),
    phone,
    official_email,
    sales_email,
    careers_email && t("search.careers", { address: careers_email }),
    press_email && t("search.press", { address: press_email }),
  );
}
