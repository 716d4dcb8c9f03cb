/** The pages that the site has, and links that lead to none. */
import type { Payload } from "payload";
import { filesPath } from "../../lib/media/files-path.ts";
import { parseAddress } from "../../lib/site/address.ts";
import { fixedPaths } from "../../lib/site/fixed-paths.ts";
import { detailKinds, linkedKinds, recordAt } from "../../lib/site/kind-pages.ts";
import { redirectKey } from "../../lib/site/redirects.ts";
import { bannerName, routeOfValue, routes } from "../../lib/site/routes.ts";
import { contractId } from "./documents.ts";
import type { Snapshot } from "./snapshot.ts";

/** Names under which the site looks for banners: those of its pages, and the titles of records with pages of their own. */
export function bannerNames(payload: Payload, newest: Snapshot): { value: string; label: string }[] {
  const names = Object.values(routes).map((route) => ({ value: bannerName(route), label: `Page ${route}` }));
  const titles = Object.keys(detailKinds).flatMap((kind) => {
    const { singular } = payload.collections[kind]?.config.labels ?? {};
    return newest
      .docs(kind)
      .flatMap(({ title }) =>
        title ? { value: String(title), label: `${String(singular)}: ${title}` } : [],
      );
  });
  return [...new Map([...names, ...titles].map((name) => [name.value, name])).values()];
}

/** @returns finds the page of a path, a record's by its id */
export function pageFinder(published: Snapshot): (path: string) => string | undefined {
  const idsOf = (kind: string) => published.docs(kind).map((doc) => `${kind}/${contractId(doc)}`);
  const records = new Set(linkedKinds.flatMap(idsOf));
  return (path) => {
    const key = redirectKey(path);
    const { kind, id } = recordAt(path) ?? { kind: "pages", id: key.slice(1) };
    const isThere =
      records.has(`${kind}/${id}`) || (routeOfValue(path) && parseAddress(path).kind !== "none");
    return fixedPaths.find((each) => each === key) ?? (isThere ? path : undefined);
  };
}

/** @returns tells whether a path, with its query, leads to nothing that visitors can open */
export function deadLinks(published: Snapshot): (link: string) => boolean {
  const findPage = pageFinder(published);
  const redirected = new Set(published.docs("redirects").map(({ from }) => redirectKey(String(from))));
  return (link) => {
    const [path = ""] = link.replaceAll("&amp;", "&").split(/[?#]/, 1);
    const [, file] = path.split(new RegExp(`^(?:${filesPath})?/media/`));
    if (file !== undefined) return !published.fileNames().has(decodeURIComponent(file));
    return !(redirected.has(redirectKey(path)) || findPage(path));
  };
}
