import "server-only";
import { productHref, referenceHref } from "../site/record-links";
import { routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { getLinkedEntries } from "./entries";
import { getProduct } from "./products";
import { mapResult, type Result } from "./read";
import { getReference } from "./reference-page";
import { getStaticService } from "./static-services";

/** The page that links to the contact form. */
export type InquirySource = { title: string; path: string };

/**
 * @param about `service-3`, `expertise-7`, `product-5`, `reference-2` or the id of a static service, as in links to the form
 * @returns `null` for an unknown one
 */
export async function getInquirySource(
  about: string,
  language: Language,
): Promise<Result<InquirySource | null>> {
  const own = getStaticService(about, language);
  if (own) return { ok: true, data: { title: own.title, path: staticServiceHref(own.id) } };
  const [, kind, id] = /^(service|expertise|product|reference)-(.+)$/.exec(about) ?? [];
  if (!id) return { ok: true, data: null };
  if (kind === "product")
    return mapResult(
      await getProduct(id, language),
      (product) => product && { title: product.title, path: productHref(id, product.title) },
    );
  if (kind === "reference")
    return mapResult(
      await getReference(id, language),
      (reference) => reference && { title: reference.title, path: referenceHref(id, reference.title) },
    );
  const [result, list] =
    kind === "service"
      ? [await getLinkedEntries("services", language), routes.services]
      : [await getLinkedEntries("expertise", language), routes.expertise];
  return mapResult(result, (entries) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? { title: entry.title, path: entry.href ?? list } : null;
  });
}
