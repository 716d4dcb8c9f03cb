import "server-only";
import { expertiseHref, serviceHref } from "../site/routes";
import { staticService, staticServiceHref } from "../site/static-services";
import { getExpertise } from "./expertise";
import { mapResult, type Result } from "./read";
import { type Entry, getServices } from "./services";

/** The page that somebody asks about. */
export type InquiryAbout = { title: string; path: string };

/**
 * What an inquiry is about, by the name that links to the form give it: `service-3`, `expertise-7`, or the name of one
 * of the site's own services; `null` where there is nothing of that name.
 */
export async function getInquiryAbout(about: string): Promise<Result<InquiryAbout | null>> {
  const own = staticService(about);
  if (own) return { ok: true, data: { title: own.title, path: staticServiceHref(own.id) } };
  const [, kind, id] = /^(service|expertise)-(.+)$/.exec(about) ?? [];
  if (!id) return { ok: true, data: null };
  const [loaded, href] =
    kind === "service" ? [await getServices(), serviceHref] : [await getExpertise(), expertiseHref];
  return mapResult(loaded, (entries: Entry[]) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? { title: entry.title, path: href(id, entry.title) } : null;
  });
}
