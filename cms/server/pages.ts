/** The pages that the site has. */
import type { Payload } from "payload";
import { parseAddress } from "../../lib/site/address.ts";
import { fixedPaths } from "../../lib/site/fixed-paths.ts";
import { detailKinds, recordAt } from "../../lib/site/kind-pages.ts";
import { composedHref } from "../../lib/site/page-slug.ts";
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

/** The page of a path, a record's by its id. */
export function findPage(published: Snapshot, path: string): string | undefined {
  const fixed = fixedPaths.find((each) => each === redirectKey(path));
  if (fixed) return fixed;
  if (published.docs("pages").some((doc) => redirectKey(path) === composedHref(contractId(doc) ?? "")))
    return path;
  if (routeOfValue(path) && parseAddress(path).kind !== "none") return path;
  const record = recordAt(path);
  if (record && published.docs(record.kind).some((doc) => contractId(doc) === record.id)) return path;
  return undefined;
}
