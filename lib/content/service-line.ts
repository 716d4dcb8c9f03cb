import "server-only";
import type { Spec } from "../products/specs";
import type { Whole } from "../read/kinds";
import type { CaptionedImage, Worded } from "../read/parts";
import { read, readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { excerpt } from "../rich-text/excerpt";
import { recordHref } from "../site/kind-pages";
import type { NavItem } from "../site/navigation";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { briefsOf, getLinkedEntries, summarizedBy } from "./entries";
import { getSettingsOrNone } from "./settings";
import { getStaticServices, type StaticService } from "./static-services";
import { getDetailPage, getSummaries } from "./summaries";

/** A service in the list of all services. `href` is `null` where it has no page; `briefs`: further pages, which summarize it. */
export type ServiceStep = {
  title: string;
  text: string;
  href: string | null;
  number: number;
  briefs: NavItem[];
} & Worded;

const maxTextLength = 180;

/** All services, each with the fixed pages about it, and the fixed pages without a service. */
export async function getServiceLine(
  language: Language,
): Promise<{ services: Result<ServiceStep[]>; others: ServiceStep[] }> {
  const summaries = await getSummaries("services", language);
  const entries = summaries.ok ? summaries.data : [];
  const services = mapResult(summaries, (records) =>
    records.map(({ id, title, text, number, href, lang }) => ({
      ...(lang && { lang }),
      title,
      text,
      number,
      href,
      briefs: briefsOf(id, records, language).filter((brief) => brief.href !== href),
    })),
  );
  const alone = getStaticServices(language).filter(({ title }) => !summarizedBy(title, entries));
  const others = alone.map(({ id, title, description: [text = ""] }, index) => ({
    title,
    text: excerpt(text, maxTextLength),
    number: entries.length + index + 1,
    href: staticServiceHref(id),
    briefs: [],
  }));
  return { services, others };
}

/** Data of a service's page besides the record. */
export async function getServicePage(
  service: Pick<Whole<"services">, "id" | "title" | "text">,
  language: Language,
) {
  const [parts, services] = await Promise.all([
    getDetailPage("services", service, language),
    read("services", { language }),
  ]);
  const briefs = services.ok ? briefsOf(service.id, services.data, language) : [];
  const isOperation = briefs.some(({ href }) => href === staticServiceHref(operation));
  return { ...parts, briefs, settings: isOperation ? await getSettingsOrNone(language) : undefined };
}

/** The pages about it name the service telephone. */
const operation = "operation-maintenance";

/** Data of a fixed page besides its words. */
export async function getStaticServicePage(service: StaticService, language: Language) {
  const [full, settings] = await Promise.all([
    getFullService(service, language),
    service.id === operation ? getSettingsOrNone(language) : undefined,
  ]);
  return { full, settings };
}

/** `images`: at most one, the last of its pictures, as the banner of a fixed page often shows the first. */
export type FullService = { link: NavItem; specs: Spec[]; images: CaptionedImage[] };

/** The service that a fixed page summarizes; none where the backend has no page of it. */
export async function getFullService(
  { title }: StaticService,
  language: Language,
): Promise<FullService | null> {
  const services = await getLinkedEntries("services", language);
  const found = services.ok && summarizedBy(title, services.data);
  const href = found && recordHref("services", found.id, found.title);
  if (!found || href !== found.href) return null;
  const read = await readOne("services", found.id, { language, isListed: true });
  const full = read.ok ? read.data : null;
  const link = { label: found.title, href };
  return { link, specs: full?.specs ?? [], images: full?.images.slice(-1) ?? [] };
}
