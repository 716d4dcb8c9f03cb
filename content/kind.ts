/** A kind of content: a list of records, or one record. */
import type { Fields } from "./fields.ts";

type Common = {
  /** Names for editors: of several records, and of one. */
  labels: readonly [plural: string, singular: string] | readonly [name: string];
  /** For the OpenAPI document: of the list or the only record, and of one record of the list. */
  summary: string;
  recordSummary?: string;
  /** The page of the site that shows it: the list, or the text; `null` where there is none. */
  page: string | null;
  /** Found by the search: the page that shows it, with all its texts (`page`), what lib/content/search-documents.ts makes of it (`own`), or nothing. */
  search: "page" | "own" | null;
  /** The page is linked only where there is content. */
  optionalPage?: true;
  /** Below `{BACKEND_URL}/website/`; the kind's name where it is left out. */
  path?: string;
  /** Not in the specification: a backend may lack it. */
  added?: true;
  /** Name of its call, where it is not the kind's. */
  call?: string;
};

/** Results of the search are grouped by it; each has a weight (lib/search/find.ts) and a name for visitors (messages/en/suggestions.json). */
export type ResultKind =
  | "expertise"
  | "service"
  | "product"
  | "reference"
  | "person"
  | "page"
  | "article"
  | "news"
  | "document";

/**
 * A result leads to the page of the record, to its PDF for a `document`, else to the record's name in the list.
 * @template N names of the kind's fields
 */
export type RecordSearch<N extends string = string> = {
  as: ResultKind;
  /** Shown beside the title. */
  label?: N;
  /** Found, but not shown: words of visitors for the kind, by their name in `search.facts` of the messages, and fields. */
  words?: string;
  facts?: readonly N[];
  /** Found, and shown in excerpts. */
  text?: readonly N[];
};

export type List<N extends string = string> = Omit<Common, "search"> & {
  /** Or each record by itself. */
  search: Common["search"] | RecordSearch<N>;
  /** Records per page, for lists in pages. */
  limit?: number;
  /** The address of a record's page: `<page>/details/<id>/<title>`, `<page>/item/<id>` or `/<id>`. */
  recordsAt: "details" | "item" | "root" | null;
  /** Name of the call for one record. `recordAdded`: a backend may have the list without it. */
  record?: string;
  recordAdded?: true;
  /** Fields of a record that the list has; all of them where it is left out. */
  listed?: readonly N[];
  /** `optional`: records without a page need none; `address`: it is the page's address. */
  id?: "optional" | "address" | "none";
  /** The records are asked for one by one, by their name. */
  byName?: true;
  /** `false`: the same in every language. */
  worded?: false;
};

/** One record. `filtered`: only a published one is asked for. */
export type Single = Common & { filtered?: true };

export const list = <const N extends string, const M extends List<keyof F & string>, const F extends Fields>(
  name: N,
  about: M,
  fields: F,
) => ({ name, isList: true, ...about, fields }) as const;

export const single = <const N extends string, const M extends Single, const F extends Fields>(
  name: N,
  about: M,
  fields: F,
) => ({ name, isList: false, ...about, fields }) as const;

/** A kind, for code that treats all alike. */
export type Kind = { name: string; isList: boolean; fields: Fields } & Omit<Single, "search"> &
  Partial<List> &
  Pick<List, "search">;
