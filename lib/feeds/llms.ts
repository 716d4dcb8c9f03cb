import "server-only";
import { getPageBanner } from "../content/banners";
import type { Result } from "../content/read";
import { getSummaries, type Summary } from "../content/summaries";
import { env } from "../runtime/env";
import { company } from "../site/company";
import { expertiseHref, pages, type Route, routes, serviceHref } from "../site/routes";

/** Summary of the site for language models in Markdown, in the format of llmstxt.org. */
export async function getLlmsText(): Promise<Result<string>> {
  const [services, expertise, pageLines] = await Promise.all([
    getSummaries("services"),
    getSummaries("expertise"),
    Promise.all(Object.values(routes).map(pageLine)),
  ]);
  if (!services.ok) return services;
  if (!expertise.ok) return expertise;
  const parts = [
    `# ${env().SITE_NAME}`,
    `> ${company.tagline}`,
    section("Services", recordLines(services.data, serviceHref)),
    section("Expertise", recordLines(expertise.data, expertiseHref)),
    section("Pages", pageLines),
  ];
  return { ok: true, data: `${parts.filter(Boolean).join("\n\n")}\n` };
}

async function pageLine(route: Route): Promise<string> {
  const loaded = await getPageBanner(route);
  return line(pages[route].title, route, (loaded.ok && loaded.data.description) || "");
}

function recordLines(records: Summary[], href: (id: string, title: string) => string): string[] {
  return records.map(({ id, title, text }) => line(title, href(id, title), text));
}

function section(heading: string, lines: string[]): string {
  return lines.length > 0 ? `## ${heading}\n\n${lines.join("\n")}` : "";
}

function line(title: string, path: string, text: string): string {
  const plain = (raw: string) => raw.replace(/[[\]\\\r\n]+/g, " ").trim();
  return `- [${plain(title)}](${env().SITE_URL}${path})${text && `: ${plain(text)}`}`;
}
