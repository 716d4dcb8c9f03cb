import { defaultLanguage, isLanguage, type Language } from "../words/language.ts";
import { type Address, type AddressKind, canonical } from "./address-kind.ts";
import { finderPage, readQuery, valuePage } from "./address-query.ts";
import { isCall } from "./calls.ts";
import { finderHref } from "./finder-href.ts";
import { parseFinderPath } from "./finder-path.ts";
import { fixedPaths } from "./fixed-paths.ts";
import { detailKinds, detailRoutes, recordAt } from "./kind-pages.ts";
import { localPath, pathInNext, splitLanguage } from "./language-path.ts";
import { maxPageSlug, pageSlug } from "./page-slug.ts";
import { feeds, routes } from "./routes.ts";
import { parseSearchSegment, searchHref, searchPath } from "./search-query.ts";
import { trimPath } from "./trim-address.ts";

const servicePath = "/service/detail";
/** Next serves the pages that editors compose below it: a segment for any address beside one for any language is not possible. */
const composedPath = "/pages";
const texts = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
/** Feeds, and the summary for language models: in each language. */
const localTexts = [...Object.values(feeds).map(({ href }) => href), "/llms.txt"];
const publicFiles = ["/favicon.ico", "/icon.svg", "/apple-icon.png"];

/** Addresses that are canonical as they stand, by their path. */
const fixed = new Map(
  [
    ...fixedPaths.map((path) => canonical("page", path)),
    ...[...localTexts, ...texts].map((path) => canonical("text", path)),
    ...publicFiles.map((path) => canonical("public file", path)),
  ].map((address) => [address.path, address]),
);

/** Addresses that pass as they are, with their query: files, calls, and images that Next resizes. */
const passed: [RegExp, AddressKind][] = [
  [/^\/_next\/static\/./, "build file"],
  [/^\/_next\/image$/, "resized image"],
  [/^\/(?:fonts|icons|images)\/./, "public file"],
  [/^\/files\/./, "document"],
  [/^\/api\/./, "call"],
];

/** RFC 9116. Next would find no file in a folder whose name begins with a dot. */
const securityText = canonical("text", "/security.txt", "/.well-known/security.txt");

const partPath = /^\/sitemap\/(?:pages|[a-z]+-[1-9]\d{0,3})\.xml$/;
const cardPath = /^\/og(?:\/[^/]+)+\.jpg$/;
const recordPath = new RegExp(`^(${detailRoutes.join("|")})/details/([^/]+)(/.*)?$`, "is");
const serviceDetailPath = new RegExp(`^${servicePath}/[^/]+$`, "i");
/** Below a route: the page of one value. */
const valuePath = /^(\/[^/]+)\/([a-z]+)\/([^/]+)$/i;

/**
 * Reads an address; nothing else in the site does. One redirect leads to the canonical address, however many of its parts differ:
 * repeated or trailing slashes, upper case except in ids, a query for what has a path, rubbish at the end, a path that only Next uses.
 * @param url path and query of a request
 */
export function parseAddress(url: string): Address {
  const clean = url.replace(/^[\\/]+/, "/");
  const { language, path } = splitLanguage(clean);
  if (path !== clean) return inLanguage(parsePlain(path), url, language);
  const address = parsePlain(url);
  return isLocal(address) ? { ...address, path: pathInNext(address.path, language) } : address;
}

/** Only pages and texts about them have languages. */
function isLocal({ kind, path }: Address): boolean {
  return kind === "page" || kind === "query" || localTexts.includes(path);
}

/** An address with the prefix of a language, which those in the default one do not have. */
function inLanguage(plain: Address, asked: string, language: Language): Address {
  const { kind, path, url, isCanonical } = plain;
  const [askedPath = ""] = asked.split("?", 1);
  const isDefault = language === defaultLanguage;
  const own = localPath(url, language);
  const isNone = kind === "none" && !isDefault && own !== url;
  if (!isLocal(plain) && !isNone) return { ...canonical("none", askedPath), language };
  const isSamePath = askedPath === own.split("?")[0];
  const record = recordAt(path);
  if (record && isCanonical && !isSamePath) {
    // Only its page knows its title, and whether it has words in the language: with a wrong title, or without one, it redirects, once.
    const plainUntitled = `${detailKinds[record.kind]}/details/${record.id}`;
    const untitled = pathInNext(plainUntitled, language);
    return isDefault
      ? canonical("page", untitled, plainUntitled)
      : { ...canonical("page", `${untitled}/-`), language };
  }
  return {
    kind,
    path: pathInNext(path, language),
    url: own,
    isCanonical: isCanonical && isSamePath,
    language,
  };
}

function parsePlain(url: string): Address {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? "" : url.slice(end + 1);
  // Two slashes at the start, or a slash and a backslash, would make the redirect lead to another host.
  const clean = path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  const kind =
    (path === clean || path === `${clean}/`) && passed.find(([pattern]) => pattern.test(clean))?.[1];
  if (kind === "call" && !isCall(path)) return canonical("none", path);
  if (kind) return canonical(kind, path, url);
  const lower = clean.toLowerCase();
  const known = fixed.get(clean) ?? fixed.get(lower) ?? fixed.get(trimPath(lower) || routes.home);
  if (known) return withQuery(known, path, query);
  if (path === clean && partPath.test(path)) return canonical("text", path);
  if (lower === securityText.path || lower === securityText.url)
    return { ...securityText, isCanonical: path === securityText.url };
  if (path === clean && cardPath.test(path)) return canonical("card", path);
  const trimmed = trimPath(clean);
  return (
    readRecord(path, trimmed) ??
    readFinderPath(path, trimmed) ??
    readValuePath(path, trimmed) ??
    readInnerPath(trimmed) ??
    readComposed(path, trimmed.toLowerCase()) ??
    canonical("none", clean)
  );
}

/** A record's page redirects to its own slug: an address with other faults is read as that of the page without a slug. */
function readRecord(path: string, clean: string): Address | undefined {
  if (serviceDetailPath.test(clean)) return canonical("page", clean.toLowerCase());
  const [, route = "", id = "", slug = ""] = recordPath.exec(clean) ?? [];
  if (!route) return undefined;
  const page = `${route.toLowerCase()}/details/${id}`;
  return canonical("page", path === page + slug.toLowerCase() ? path : page);
}

/** A page that editors compose has an address of one segment. */
function readComposed(path: string, lower: string): Address | undefined {
  const slug = lower.slice(1);
  if (slug.length > maxPageSlug || !pageSlug.test(slug)) return undefined;
  if (isLanguage(slug)) return undefined;
  return { ...canonical("page", composedPath + lower, lower), isCanonical: path === lower };
}

function withQuery(page: Address, path: string, query: string): Address {
  const address = (query && page.kind === "page" && readQuery(page.path, new URLSearchParams(query))) || page;
  return path === page.path ? address : { ...address, isCanonical: false };
}

/** A search among the products, or a comparison: of all spellings one is canonical. */
function readFinderPath(path: string, clean: string): Address | undefined {
  const query = parseFinderPath(clean);
  if (!query) return undefined;
  const address = finderPage(finderHref(query));
  return { ...address, isCanonical: path === address.path };
}

function readValuePath(path: string, clean: string): Address | undefined {
  const [, route = "", name = "", value = ""] = valuePath.exec(clean) ?? [];
  const address = valuePage(route.toLowerCase(), name.toLowerCase(), value);
  return address && { ...address, isCanonical: path === address.path };
}

/** @returns the address of visitors for a path that only Next uses */
function readInnerPath(clean: string): Address | undefined {
  const [, base = "", rest = ""] = /^(\/search\/find|\/pages)(\/[^/]+)$/i.exec(clean) ?? [];
  const slug = rest.toLowerCase();
  if (base.toLowerCase() === composedPath) {
    const composed = readComposed(rest, slug);
    return composed && { ...composed, isCanonical: false };
  }
  if (!base) return undefined;
  const words = parseSearchSegment(slug.slice(1));
  return { ...canonical(words ? "query" : "page", searchPath(words), searchHref(words)), isCanonical: false };
}
