import "server-only";
import { readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { recordHref } from "../site/kind-pages";
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
  if (kind === "product" || kind === "reference") {
    const name = kind === "product" ? "products" : "references";
    return mapResult(
      await readOne(name, id, { language }),
      (record) => record && { title: record.title, path: recordHref(name, id, record.title) },
    );
  }
  const list = kind === "service" ? "services" : "expertise";
  return mapResult(await getLinkedEntries(list, language), (entries) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? { title: entry.title, path: entry.href ?? routes[list] } : null;
  });
}
