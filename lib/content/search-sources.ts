import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import type { SearchDocument } from "../search/search-index";
import {
  blogHref,
  expertiseHref,
  itemHref,
  newsHref,
  pageHref,
  pages,
  productHref,
  type Route,
  routes,
  serviceHref,
} from "../site/routes";
import { staticServiceHref, staticServices } from "../site/static-services";
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

const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" ");
/** Links to a text on a page without an anchor there: browsers scroll to it and highlight it. */
const textFragment = (text: string) => `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;

/** All content, by name. */
export const searchSources: Record<string, SearchSource> = {
  expertise: details("expertise", "expertise", "expertiseEntry", expertiseHref),
  services: details("service", "services", "service", serviceHref),
  staticServices: fixed(() =>
    staticServices.map(({ id, title, description }) =>
      document("service", staticServiceHref(id), title, { text: description.join(" ") }),
    ),
  ),
  products: records("products", toProductDocuments),
  references: records("references", (record, page) => {
    const { id, title, year, customer, place, country, capacity, scope, gases } = record;
    return document("reference", `${pageHref(routes.references, page)}#reference-${id}`, title, {
      label: join(year),
      facts: join(...(gases ?? []), "reference plant"),
      text: [[customer, place, country].filter(Boolean).join(", "), capacity, scope]
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
  leadership: records("leadership", (record, page) => person(routes.leadership, record, page)),
  team: records("team", (record, page) => person(routes.ourTeam, record, page)),
  catalogues: list("catalogues", ({ title, pdf_file }) =>
    pdf(pdf_file, title, "catalogue download brochure"),
  ),
  certificates: list("certificates", ({ title, issuer, pdf_file }) =>
    pdf(pdf_file, title, join("certificate", issuer)),
  ),
  about: statement("about", routes.about, ({ description }) => textOf(description)),
  story: page(["story"], routes.ourStory, async () => {
    const { records: stories } = await fetchList("story");
    return stories.map(
      ({ description, commitment }) =>
        () =>
          join(textOf(description), textOf(commitment)),
    );
  }),
  vision: statement("vision", routes.ourVision, ({ description }) => textOf(description)),
  qualityPolicy: statement("qualityPolicy", routes.qualityPolicy, ({ description }) => textOf(description)),
  privacy: statement("privacy", routes.privacy, ({ description }) => textOf(description)),
  values: listPage("values"),
  commitments: listPage("commitments"),
  timeline: listPage("timeline"),
  contact: page(["settings"], routes.contact, async () => {
    const settings = await fetchRecord("settings");
    return [() => contactText(settings)];
  }),
  fixed: fixed(() => fixedPages.map(([path, text]) => document("page", path, pages[path].title, { text }))),
};

/** Pages that lead to content and have little text of their own. */
const fixedPages: [Route, string][] = [
  [routes.services, "All services."],
  [routes.expertise, "All fields of expertise."],
  [routes.map, "Where we are: map and directions."],
  [routes.gallery, "Pictures of plants and equipment."],
  [routes.catalogues, "Catalogues, data sheets and brochures to download as PDF."],
];

function toProductDocuments(record: RecordOf<"products">): SearchDocument[] {
  const { id, title, family, gases, specs, description, pdf_file } = record;
  const data = (specs ?? []).map(({ label, value, min, max, unit, condition }) =>
    join(label, value, [min, max].filter((bound) => bound != null).join(" to "), unit, condition),
  );
  return [
    document("product", productHref(id, title), title, {
      label: join(family),
      facts: join(...(gases ?? []), "product skid"),
      text: join(textOf(description), data.join(", ")),
    }),
    ...pdf(pdf_file, `${title}, data sheet`, join("datasheet", ...(gases ?? []))),
  ];
}

function person(
  route: Route,
  { name, description, ...fields }: RecordOf<"leadership"> & { position?: string | null },
  number: number,
): SearchDocument {
  const label = fields.position ?? "";
  const path = pageHref(route, number) + textFragment(name);
  return document("person", path, name, { label, facts: "people team", text: textOf(description) });
}

function pdf(file: string | null, title: string, facts: string): SearchDocument[] {
  const path = mediaUrl(file);
  return path ? [document("document", path, title, { label: "PDF", facts })] : [];
}

function contactText(settings: RecordOf<"settings"> | null | typeof gone): string {
  if (!settings || settings === gone) return "";
  const { address, phone, official_email, sales_email, careers_email, press_email } = settings;
  return join(
    "Send an inquiry.",
    textOf(address),
    phone,
    official_email,
    sales_email,
    careers_email && `Careers and jobs: ${careers_email}.`,
    press_email && `Press: ${press_email}.`,
  );
}
