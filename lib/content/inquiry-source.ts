import "server-only";
import { productHref, routes } from "../site/routes";
import { staticService, staticServiceHref } from "../site/static-services";
import { getLinkedEntries } from "./entries";
import { getProduct } from "./products";
import { mapResult, type Result } from "./read";

/** The page that links to the contact form. */
export type InquirySource = { title: string; path: string };

/**
 * @param about `service-3`, `expertise-7`, `product-5` or the id of a static service, as in links to the form
 * @returns `null` for an unknown one
 */
export async function getInquirySource(about: string): Promise<Result<InquirySource | null>> {
  const own = staticService(about);
  if (own) return { ok: true, data: { title: own.title, path: staticServiceHref(own.id) } };
  const [, kind, id] = /^(service|expertise|product)-(.+)$/.exec(about) ?? [];
  if (!id) return { ok: true, data: null };
  if (kind === "product")
    return mapResult(
      await getProduct(id),
      (product) => product && { title: product.title, path: productHref(id, product.title) },
    );
  const [result, list] =
    kind === "service"
      ? [await getLinkedEntries("services"), routes.services]
      : [await getLinkedEntries("expertise"), routes.expertise];
  return mapResult(result, (entries) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? { title: entry.title, path: entry.href ?? list } : null;
  });
}
