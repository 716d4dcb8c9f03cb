/**
 * The calls of the contract: path, paging and schema of each kind of content. The site's client, the embedded backend, the
 * OpenAPI document and `npm run check:backend` use this table; docs/adding-content.md adds a row.
 */
import type { z } from "zod";
import * as schemas from "./schemas.ts";

/** A list responds with `{ data: [...] }`, and with `pagination` if it has a `limit`; a record with `{ data: {...} }`. */
export type ContractCall = {
  /** Below `{BACKEND_URL}/website/`; `{key}` is an id or a name. */
  path: string;
  shape: "list" | "record";
  schema: z.ZodType;
  /** The query contains `filter_parameter=status&filter_value=Y`. */
  filtered: boolean;
  /** Records per page, for paged lists. */
  limit?: number;
  /** Cache tag, and name of the embedded backend's file. */
  kind: string;
  /** Not in the specification: your own backend may lack it (404). */
  added?: boolean;
  /** The query repeats the id beside the path. */
  repeatsId?: boolean;
};

export const calls = {
  settings: record("website-setting", "settings", schemas.setting),
  services: list("service", "services", schemas.serviceEntry),
  service: { ...byId("service", "services", schemas.detail), added: true },
  expertise: list("expertise", "expertise", schemas.entry),
  expertiseEntry: byId("expertise", "expertise", schemas.detail),
  banner: record("page-banner/by_name/{key}", "banners", schemas.banner),
  story: list("our-story", "story", schemas.story),
  leadership: paged("leadership", "leadership", schemas.leader, 6),
  team: paged("team", "team", schemas.teamMember, 15),
  commitments: paged("commitment", "commitments", schemas.commitment, 8),
  values: paged("values", "values", schemas.illustrated, 9),
  timeline: paged("timeline", "timeline", schemas.milestone, 6),
  miscellaneous: paged("miscellaneous", "miscellaneous", schemas.illustrated, 8),
  vision: { ...record("vision", "vision", schemas.statement), filtered: false },
  catalogues: list("catalogue", "catalogues", schemas.catalogue),
  // More than a company usually has, so that all of them are on one page of the site.
  products: { ...paged("product", "products", schemas.product, 50), added: true },
  product: { ...byId("product", "products", schemas.product), added: true },
  families: { ...list("family", "families", schemas.family), added: true },
  gallery: { ...paged("gallery", "gallery", schemas.picture, 12), added: true },
  news: { ...paged("news", "news", schemas.newsItem, 6), added: true },
  newsItem: { ...byId("news", "news", schemas.newsItem), added: true },
  blog: { ...paged("blog", "blog", schemas.blogItem, 6), added: true },
  blogItem: { ...byId("blog", "blog", schemas.blogItem), added: true },
  qualityPolicy: {
    ...record("quality-policy", "quality-policy", schemas.statement),
    filtered: false,
    added: true,
  },
  figures: { ...list("figure", "figures", schemas.figure), added: true },
  references: { ...paged("reference", "references", schemas.reference, 12), added: true },
  reference: { ...byId("reference", "references", schemas.reference), added: true },
  certificates: { ...list("certificate", "certificates", schemas.certificate), added: true },
  openings: { ...list("opening", "openings", schemas.opening), added: true },
  privacy: { ...record("privacy", "privacy", schemas.privacy), filtered: false, added: true },
  redirects: { ...list("redirect", "redirects", schemas.redirect), added: true },
  pages: { ...paged("page", "pages", schemas.page, 50), added: true },
  page: { ...byId("page", "pages", schemas.page), added: true },
  home: { ...record("home", "home", schemas.home), filtered: false, added: true },
  about: { ...record("about", "about", schemas.about), filtered: false, added: true },
} as const satisfies Record<string, ContractCall>;

function list<S extends z.ZodType, K extends string>(path: string, kind: K, schema: S) {
  return { path, kind, shape: "list", schema, filtered: true } as const;
}

function paged<S extends z.ZodType, K extends string>(path: string, kind: K, schema: S, limit: number) {
  return { ...list(path, kind, schema), limit } as const;
}

function record<S extends z.ZodType, K extends string>(path: string, kind: K, schema: S) {
  return { path, kind, shape: "record", schema, filtered: true } as const;
}

function byId<S extends z.ZodType, K extends string>(path: string, kind: K, schema: S) {
  return { ...record(`${path}/{key}`, kind, schema), repeatsId: true } as const;
}

export type CallName = keyof typeof calls;
export type ListName = { [K in CallName]: (typeof calls)[K]["shape"] extends "list" ? K : never }[CallName];
/** Lists that come in pages. */
export type PagedListName = {
  [K in ListName]: (typeof calls)[K] extends { limit: number } ? K : never;
}[ListName];
export type RecordName = Exclude<CallName, ListName>;

type Schema<K extends CallName> = (typeof calls)[K]["schema"];
type RequiredToShow = "id" | "title" | "name" | "status" | "description" | "value" | "label" | "from" | "to";

/** A record as the site has it. A required field may be `undefined`: it was invalid, and the record can be shown without it (./parse-record). */
export type RecordOf<K extends CallName> = Lenient<z.input<Schema<K>>, z.output<Schema<K>>>;
type Lenient<In, Out> = {
  [F in keyof Out]: F extends RequiredToShow
    ? Out[F]
    : F extends keyof In
      ? undefined extends In[F]
        ? Out[F]
        : Out[F] | undefined
      : Out[F];
};

/** The rows with all optional members, for code that treats every call alike. */
export const contractCalls: [name: string, call: ContractCall][] = Object.entries(calls);

/** The query that selects published records. */
export const statusFilter = { filter_parameter: "status", filter_value: "Y" } as const;

/** Tag of the words of a kind of content in another language than the default one: `news.hi`. */
export const tagIn = (language: string, kind: string) => `${kind}.${language}`;

/** All cache tags, one per kind of content. */
export const tags = [...new Set(Object.values(calls).map((call) => call.kind))];
