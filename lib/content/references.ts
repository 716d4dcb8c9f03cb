import "server-only";
import { cacheTag } from "next/cache";
import { fetchList, fetchRecord } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { expertiseHref, newsHref } from "../site/routes";
import { loadPage } from "./convert";
import { type PageOf, readPage } from "./page";
import { cacheResult, type Result } from "./read";

type Link = { label: string; href: string };

/** A plant that runs. Fields that are `null` are not shown. */
export type Reference = {
  id: string;
  title: string;
  year: string;
  country: string | null;
  /** Customer, place and country. */
  location: string;
  capacity: string | null;
  scope: string | null;
  gases: string[];
  image: string | null;
  imageAlt: string;
  /** The news item about it. */
  news: Link | null;
  expertise: Link[];
};

type Linked = { reference: Omit<Reference, "news" | "expertise">; newsId?: string; expertiseIds: string[] };

/** Twelve references a page. */
export function getReferences(page: number): Promise<Result<PageOf<Reference>>> {
  return readPage(cachedReferences, page);
}

async function cachedReferences(page: number): Promise<Result<PageOf<Reference>>> {
  "use cache";
  // The links have the titles of their pages.
  cacheTag("news", "expertise");
  return cacheResult("references", loadReferences(page));
}

async function loadReferences(page: number): Promise<PageOf<Reference>> {
  const { items, ...rest } = await loadPage("references", page, toLinked);
  const expertise = new Map(
    items.some(({ expertiseIds }) => expertiseIds.length > 0)
      ? (await fetchList("expertise")).records.map(({ id, title }) => [id, title])
      : [],
  );
  const references = items.map(async ({ reference, newsId, expertiseIds }) => ({
    ...reference,
    news: newsId === undefined ? null : await newsLink(newsId),
    expertise: expertiseIds.flatMap((id) => {
      const label = expertise.get(id);
      return label ? { label, href: expertiseHref(id, label) } : [];
    }),
  }));
  return { ...rest, items: await Promise.all(references) };
}

async function newsLink(id: string): Promise<Link | null> {
  const item = await fetchRecord("newsItem", id);
  return item && item !== "gone" ? { label: item.title, href: newsHref(id, item.title) } : null;
}

function toLinked(record: RecordOf<"references">): Linked {
  const { id, title, year, customer, place, country, capacity, scope, gases, image, image_alt } = record;
  return {
    reference: {
      id,
      title,
      year,
      country: country ?? null,
      location: [customer, place, country].filter(Boolean).join(", "),
      capacity: capacity ?? null,
      scope: scope ?? null,
      gases: gases ?? [],
      image: mediaUrl(image),
      imageAlt: image_alt ?? "",
    },
    newsId: record.news ?? undefined,
    expertiseIds: record.expertise ?? [],
  };
}
