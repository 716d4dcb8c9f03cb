import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import {
  type CallName,
  calls,
  type ListName,
  type PagedListName,
  type RecordName,
  type RecordOf,
} from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { plainText } from "../rich-text/plain-text";
import { queueCpuWork } from "../runtime/cpu-queue";
import type { DocumentKind, SearchDocument } from "../search/search-index";
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

/** Part of the content, by name. Its documents come in batches, and `tags` name the content that they depend on. */
export type SearchSource = {
  tags: readonly string[];
  read: () => AsyncGenerator<SearchDocument[]>;
};

/** Of a list whose records are found together, as one page. */
const maxSummaryPages = 5;

type Fields = Partial<Omit<SearchDocument, "kind" | "path" | "title">>;

function document(kind: DocumentKind, path: string, title: string, fields: Fields = {}): SearchDocument {
  return { kind, path, title, label: "", facts: "", text: "", ...fields };
}

const textOf = (html: string | null | undefined) => plainText(html ?? "");
const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" ");
/** Leads to a place on a page that has no anchor: browsers scroll to the text and mark it. */
const textFragment = (text: string) => `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;

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
      label: year,
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
    return stories.map(({ description, commitment }) => join(textOf(description), textOf(commitment)));
  }),
  vision: statement("vision", routes.ourVision, ({ description }) => textOf(description)),
  qualityPolicy: statement("qualityPolicy", routes.qualityPolicy, ({ description }) => textOf(description)),
  privacy: statement("privacy", routes.privacy, ({ description }) => textOf(description)),
  values: listPage("values", routes.ourValues),
  commitments: listPage("commitments", routes.commitments),
  timeline: listPage("timeline", routes.timeline),
  contact: page(["settings"], routes.contact, async () => [contactText(await fetchRecord("settings"))]),
  fixed: fixed(() => fixedPages.map(([path, text]) => document("page", path, pages[path].title, { text }))),
};

/** Pages that lead to content; their own words are few. */
const fixedPages: [Route, string][] = [
  [routes.services, "All services."],
  [routes.expertise, "All fields of expertise."],
  [routes.map, "Where we are: the map, and the way to us."],
  [routes.gallery, "Pictures of plants and equipment."],
  [routes.catalogues, "Catalogues, data sheets and brochures to download as PDF."],
];

/** Records that their list only names, so that each is read by itself. */
function details(
  kind: DocumentKind,
  listName: "services" | "expertise",
  recordName: "service" | "expertiseEntry",
  href: (id: string, title: string) => string,
): SearchSource {
  return {
    tags: [listName],
    async *read() {
      for (const { id } of (await fetchList(listName)).records) {
        const record = await fetchRecord(recordName, id);
        if (record && record !== gone)
          yield await build(() => [
            document(kind, href(id, record.title), record.title, { text: textOf(record.description) }),
          ]);
      }
    },
  };
}

/** Every record of a paged list, a page at a time. */
function records<K extends PagedListName>(
  name: K,
  toDocuments: (record: RecordOf<K>, page: number) => SearchDocument | SearchDocument[],
): SearchSource {
  return {
    tags: [calls[name].kind],
    async *read() {
      for (let number = 1, last = 1; number <= last; number++) {
        const { records: found, totalPages } = await fetchList(name, number);
        last = totalPages;
        yield await build(() => (found as RecordOf<K>[]).flatMap((record) => toDocuments(record, number)));
      }
    },
  };
}

function list<K extends ListName>(
  name: K,
  toDocuments: (record: RecordOf<K>) => SearchDocument[],
): SearchSource {
  return {
    tags: [calls[name].kind],
    async *read() {
      const { records: found } = await fetchList(name);
      yield await build(() => (found as RecordOf<K>[]).flatMap(toDocuments));
    },
  };
}

/** One page of the site; none while it has no text. */
function page(tags: readonly string[], route: Route, readTexts: () => Promise<string[]>): SearchSource {
  return {
    tags,
    async *read() {
      const text = join(...(await readTexts()));
      yield text ? [document("page", route, pages[route].title, { text })] : [];
    },
  };
}

function statement<K extends RecordName & CallName>(
  name: K,
  route: Route,
  toText: (record: RecordOf<K>) => string,
): SearchSource {
  return page([calls[name].kind], route, async () => {
    const record = await fetchRecord(name);
    return record && record !== gone ? [toText(record as RecordOf<K>)] : [];
  });
}

/** A list whose records have no pages of their own. */
function listPage(name: "values" | "commitments" | "timeline", route: Route): SearchSource {
  return page([name], route, async () => {
    const texts: string[] = [];
    for (let number = 1, last = 1; number <= last; number++) {
      const { records: found, totalPages } = await fetchList(name, number);
      texts.push(...found.map(({ title, description }) => `${title}. ${textOf(description)}`));
      last = Math.min(totalPages, maxSummaryPages);
    }
    return texts;
  });
}

function fixed(toDocuments: () => SearchDocument[]): SearchSource {
  return {
    tags: [],
    async *read() {
      yield toDocuments();
    },
  };
}

/** Texts are made plain one list page at a time, between other requests. */
function build(toDocuments: () => SearchDocument[]): Promise<SearchDocument[]> {
  return queueCpuWork(toDocuments);
}

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
