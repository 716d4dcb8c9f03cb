import "server-only";
import { readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { productHref, referenceHref } from "../site/record-links";
import { routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { getLinkedEntries } from "./entries";
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
  const at = (href: (id: string, title: string) => string) => (record: { title: string } | null) =>
    record && { title: record.title, path: href(id, record.title) };
  if (kind === "product") return mapResult(await readOne("products", id, { language }), at(productHref));
  if (kind === "reference")
    return mapResult(await readOne("references", id, { language }), at(referenceHref));
  const list = kind === "service" ? "services" : "expertise";
  return mapResult(await getLinkedEntries(list, language), (entries) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? { title: entry.title, path: entry.href ?? routes[list] } : null;
  });
}
