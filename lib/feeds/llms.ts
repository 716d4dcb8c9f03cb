import "server-only";
import { getPageBanner } from "../content/banners";
import { getUnpublishedPages } from "../content/navigation";
import { getReferences, type Reference } from "../content/references";
import { getSettingsOrNone } from "../content/settings";
import { getSummaries, type Summary } from "../content/summaries";
import { read } from "../read/read";
import type { Result } from "../read/result";
import { env } from "../runtime/env";
import { recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import { routeTitle } from "../site/route-words";
import { type Route, routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";

/** Summary of the site for language models in Markdown, in the format of llmstxt.org. */
export async function getLlmsText(language: Language): Promise<Result<string>> {
  const t = words(language);
  const unpublished = await getUnpublishedPages();
  const linked = Object.values(routes).filter((route) => route !== routes.search && !unpublished.has(route));
  const [services, expertise, references, certificates, settings, pageLines] = await Promise.all([
    getSummaries("services", language),
    getSummaries("expertise", language),
    getReferences(1, language),
    read("certificates", { language }),
    getSettingsOrNone(language),
    Promise.all(linked.map((route) => pageLine(route, language))),
  ]);
  if (!services.ok) return services;
  if (!expertise.ok) return expertise;
  if (!references.ok) return references;
  if (!certificates.ok) return certificates;
  const parts = [
    `# ${env().SITE_NAME}`,
    `> ${settings.tagline ?? t("company.tagline")}`,
    section(t("routes.services"), recordLines(services.data, language)),
    section(t("routes.expertise"), recordLines(expertise.data, language)),
    section(
      t("routes.references"),
      references.data.items.map((reference) => referenceLine(reference, language)),
    ),
    section(
      t("sections.certificates.heading"),
      certificates.data.flatMap(({ title, pdf, issuer }) => (pdf ? line(title, pdf, issuer ?? "") : [])),
    ),
    section(t("feeds.pages"), pageLines),
  ];
  return { ok: true, data: `${parts.filter(Boolean).join("\n\n")}\n` };
}

async function pageLine(route: Route, language: Language): Promise<string> {
  const loaded = await getPageBanner(route, language);
  return line(
    routeTitle(route, language),
    localPath(route, language),
    (loaded.ok && loaded.data.description) || "",
  );
}

function referenceLine(reference: Reference, language: Language): string {
  const { id, title, year, location, capacity, scope, lang = language } = reference;
  const text = [[year, location].filter(Boolean).join(", "), capacity, scope].filter(Boolean).join("; ");
  return line(title, localPath(recordHref("references", id, title), lang), text);
}

function recordLines(records: Summary[], language: Language): string[] {
  return records
    .filter(({ seo }) => !seo?.noindex)
    .map(({ title, href, text, lang = language }) => line(title, href && localPath(href, lang), text));
}

function section(heading: string, lines: string[]): string {
  return lines.length > 0 ? `## ${heading}\n\n${lines.join("\n")}` : "";
}

function line(title: string, path: string | null, text: string): string {
  const plain = (raw: string) => raw.replace(/[[\]\\\r\n]+/g, " ").trim();
  const name = path === null ? plain(title) : `[${plain(title)}](${env().SITE_URL}${path})`;
  return `- ${name}${text && `: ${plain(text)}`}`;
}
