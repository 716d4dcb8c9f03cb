import "server-only";
import type { Metadata } from "next";
import { kindNamed } from "../../content/kinds/all";
import { getBanner } from "../content/banners";
import { getStaticService } from "../content/static-services";
import type { Result } from "../read/result";
import { env } from "../runtime/env";
import { hasWrongSlug, type TitledParams } from "../site/detail-params";
import { type LinkedKind, linkedKinds, recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import { sectionTitle } from "../site/route-words";
import { routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { pageLanguage } from "../words/use-words";
import { words } from "../words/words";
import type { Card } from "./card";
import { describe } from "./description";
import { failedMetadata, missingMetadata, pageMetadata } from "./metadata";
import { listTitle, type PageRecord, recordPageOf } from "./record-pages";

/** Metadata of a record's page. */
export async function recordMetadata(kind: LinkedKind, params: TitledParams): Promise<Metadata> {
  const language = await pageLanguage();
  const { read, toFacts } = recordPageOf(kind);
  const loaded = await read(params.id, language);
  if (!loaded.ok) return failedMetadata(failedTitle(kind, language));
  if (!loaded.data) return missingMetadata(language);
  const record = loaded.data;
  const { id, title, lang } = record;
  const path = recordHref(kind, id, title);
  // `generateMetadata` must not fetch here: a failure would turn the redirect into a 500.
  if (lang || hasWrongSlug(params, localPath(path, language))) return missingMetadata(language);
  const [facts, card] = await Promise.all([toFacts(record, language), cardOf(kind, record, language)]);
  return pageMetadata({ language, title, path, cardKey: cardKey(kind, id), card, own: record, ...facts });
}

function failedTitle(kind: LinkedKind, language: Language): string {
  // As the titles of its records end.
  if (kind === "expertise") return words(language)("seo.expertiseDetails");
  return listTitle(kind, language) || env().SITE_NAME;
}

/** Key of the Open Graph image of a record (see ./card). */
export function cardKey(kind: LinkedKind, id: string): string {
  const { page, recordsAt } = kindNamed(kind) ?? {};
  return recordsAt === "item" ? `${page}/item/${id}` : recordHref(kind, id, "");
}

/** Content of the Open Graph image of a record, by its key; `null` where there is no such record. */
export async function recordCard(key: string, language: Language): Promise<Result<Card | null>> {
  const id = key.slice(key.lastIndexOf("/") + 1);
  const kind = linkedKinds.find((each) => cardKey(each, id) === key);
  if (!kind) return { ok: true, data: null };
  const loaded = await recordPageOf(kind).read(id, language);
  if (!loaded.ok) return loaded;
  return { ok: true, data: loaded.data && (await cardOf(kind, loaded.data, language)) };
}

/** The editors' own image, else one drawn with the banner of the page, or with an image of the record. */
async function cardOf(kind: LinkedKind, record: PageRecord, language: Language): Promise<Card> {
  const { title, image, images, seo } = record;
  const hasBanner = kindNamed(kind)?.recordsAt === "details";
  const banner = hasBanner ? await getBanner(title, language) : null;
  return {
    title,
    section: listTitle(kind, language),
    image: (banner?.ok && banner.data.image) || (images?.[0]?.image ?? image ?? null),
    ...(seo?.image && { picture: seo.image }),
  };
}

export async function staticServiceMetadata(serviceId: string): Promise<Metadata> {
  const language = await pageLanguage();
  const service = getStaticService(serviceId, language);
  if (!service) return { title: words(language)("pages.staticService.missing") };
  const { id, title, description, image } = service;
  return pageMetadata({
    language,
    title,
    description: await describe(title, description, language),
    path: staticServiceHref(id),
    card: { title, section: sectionTitle(routes.services, language), image },
  });
}
