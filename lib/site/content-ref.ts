import { contentId } from "./content-id.ts";
import { pageNumberPattern, pagesPerPart } from "./page-number.ts";
import { filterPattern } from "./reference-filter.ts";
import { type DetailKind, detailKinds, listRoutes, routes } from "./routes.ts";
import { staticService, staticServiceHref, staticServices } from "./static-services.ts";

type ListName = keyof typeof listRoutes;

/**
 * The content that an address depends on. `notFoundPath` is the address of the 404 page that all addresses of its kind
 * share.
 */
export type ContentRef = { notFoundPath: string } & (
  | { type: "record"; kind: DetailKind; id: string; slug?: string }
  | { type: "listPage"; list: ListName; page: number }
  /** A record of a list whose records have no call of their own. */
  | { type: "item"; list: "miscellaneous" | "references"; id: string }
  | { type: "inquirySource"; kind: "services" | "expertise"; id: string }
  /** Without any content. */
  | { type: "none" }
);

const detailPath = new RegExp(`^(${Object.values(detailKinds).join("|")})/details/([^/]+)(/.*)?$`, "s");
const parameterPath = /^(\/[^/]+)\/(page|item|filter|about)\/([^/]+)$/s;

/**
 * Finds the content that an address depends on.
 * @param path at which Next serves it: `/blogs/page/2`, not `/blogs?page=2`
 * @returns undefined where it depends on no single record or page of a list
 */
export function contentRef(path: string): ContentRef | undefined {
  if (path.startsWith("/og/")) return cardRef(path);
  if (path.startsWith("/sitemap/")) return sitemapPartRef(path);
  const [, route, recordId = "", rest = ""] = detailPath.exec(path) ?? [];
  const [, base = "", name, value = ""] = parameterPath.exec(path) ?? [];
  if (route) return recordRef(route, recordId, rest.slice(1));
  if (name === "page") return listPageRef(base, value);
  if (name === "item" && base === routes.miscellaneous) return itemRef(value);
  if (name === "filter" && base === routes.references) return filterRef(value);
  return name === "about" && base === routes.contact ? inquirySourceRef(value) : undefined;
}

const fixedCardKeys = new Set<string>([
  "/home",
  ...Object.values(routes),
  ...staticServices.map(({ id }) => staticServiceHref(id)),
]);

/** The Open Graph image of a page. */
function cardRef(path: string): ContentRef | undefined {
  const [, key = ""] = /^\/og(\/.+)\.jpg$/.exec(path) ?? [];
  if (fixedCardKeys.has(key)) return undefined;
  const notFoundPath = "/og/-";
  const ref = /^\/(?:og|sitemap)\//.test(key) ? undefined : contentRef(key);
  // The image of a record has no slug in its URL, and the contact form has one image.
  if (!ref || ref.type === "inquirySource" || (ref.type === "record" && ref.slug))
    return { type: "none", notFoundPath };
  return ref.type === "record" ? { ...ref, slug: undefined, notFoundPath } : { ...ref, notFoundPath };
}

function sitemapPartRef(path: string): ContentRef | undefined {
  if (path === "/sitemap/pages.xml") return undefined;
  const notFoundPath = "/sitemap/-";
  const [, list = "", part] = /^\/sitemap\/([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  if (!isListName(list)) return { type: "none", notFoundPath };
  return { type: "listPage", list, page: (Number(part) - 1) * pagesPerPart + 1, notFoundPath };
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(listRoutes, name);
}

function recordRef(route: string, id: string, slug: string): ContentRef | undefined {
  const notFoundPath = `${route}/details/-`;
  const [kind] = Object.entries(detailKinds).find(([, known]) => known === route) ?? [];
  if (!kind || !contentId.test(id)) return { type: "none", notFoundPath };
  return { type: "record", kind: kind as DetailKind, id, slug, notFoundPath };
}

function listPageRef(route: string, value: string): ContentRef | undefined {
  const [list] = Object.entries(listRoutes).find(([, known]) => known === route) ?? [];
  if (!list) return undefined;
  const notFoundPath = `${route}/page/0`;
  if (!pageNumberPattern.test(value)) return { type: "none", notFoundPath };
  return { type: "listPage", list: list as ListName, page: Number(value), notFoundPath };
}

function itemRef(id: string): ContentRef {
  const notFoundPath = `${routes.miscellaneous}/item/-`;
  return contentId.test(id)
    ? { type: "item", list: "miscellaneous", id, notFoundPath }
    : { type: "none", notFoundPath };
}

function filterRef(id: string): ContentRef {
  const notFoundPath = `${routes.references}/filter/-`;
  return filterPattern.test(id)
    ? { type: "item", list: "references", id, notFoundPath }
    : { type: "none", notFoundPath };
}

function inquirySourceRef(about: string): ContentRef | undefined {
  if (staticService(about)) return undefined;
  const notFoundPath = `${routes.contact}/about/-`;
  const [, kind, id = ""] = /^(service|expertise|product)-(.+)$/.exec(about) ?? [];
  if (!kind || !contentId.test(id)) return { type: "none", notFoundPath };
  if (kind === "product") return { type: "record", kind: "products", id, notFoundPath };
  return { type: "inquirySource", kind: kind === "service" ? "services" : "expertise", id, notFoundPath };
}
