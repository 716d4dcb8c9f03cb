import "server-only";
import type { Worded } from "../read/parts";
import { read, readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import { listAt, type PagedRoute } from "../site/kind-pages";
import { type Route, routes } from "../site/routes";
import { defaultLanguage, type Language } from "../words/language";
import { words } from "../words/words";
import { getCatalogues } from "./documents";
import { getSettings } from "./settings";

/** Text of a page, or the names of the entries that it lists. `totalPages` is that of the list. */
type PageSummary = { text: string; totalPages: number } & Worded;

export async function getPageSummary(
  route: Route,
  page: number,
  language: Language,
): Promise<Result<PageSummary>> {
  const list = listAt(route);
  if (!list)
    return mapResult(await texts[route as UnpagedRoute](language), (text) => ({ ...text, totalPages: 1 }));
  return mapResult(await read(list, { page, language }), ({ items, totalPages }) => ({
    text: joinNames(items),
    totalPages,
  }));
}

/** Longer than any description of a page. */
const maxTextLength = 400;

/** An item of any list. */
type Named = ({ title: string } & Worded) | { name: string };

type UnpagedRoute = Exclude<Route, PagedRoute>;
/** A text that may be in another language than the page. */
type Text = (language: Language) => Promise<Result<{ text: string } & Worded>>;

const none: Text = async () => ({ ok: true, data: { text: "" } });
const story: Text = async (language) =>
  mapResult(await readOne("story", { language }), (data) => ({ text: data?.text ?? "", ...langOf(data) }));
const address: Text = async (language) =>
  mapResult(await getSettings(language), (settings) => ({ text: settings.address ?? "" }));

const texts: Record<UnpagedRoute, Text> = {
  [routes.home]: none,
  [routes.about]: statement((language) => readOne("about", { language })),
  [routes.services]: names((language) => read("services", { language })),
  [routes.expertise]: names((language) => read("expertise", { language })),
  [routes.contact]: address,
  [routes.qualityPolicy]: statement((language) => readOne("quality-policy", { language })),
  [routes.ourStory]: story,
  [routes.ourVision]: statement((language) => readOne("vision", { language })),
  [routes.address]: address,
  [routes.map]: address,
  [routes.catalogues]: names(getCatalogues),
  [routes.privacy]: statement((language) => readOne("privacy", { language })),
  [routes.accessibility]: async (language) => ({
    ok: true,
    data: { text: words(language)("pages.accessibility.intro") },
  }),
  [routes.search]: none,
};

function names(get: (language: Language) => Promise<Result<Named[]>>): Text {
  return async (language) => mapResult(await get(language), (items) => ({ text: joinNames(items) }));
}

function statement(
  get: (language: Language) => Promise<Result<({ description: string } & Worded) | null>>,
): Text {
  return async (language) =>
    mapResult(await get(language), (data) => ({
      text: htmlExcerpt(data?.description ?? "", maxTextLength),
      ...langOf(data),
    }));
}

function langOf(data: Worded | null): Worded {
  return data?.lang ? { lang: data.lang } : {};
}

/** Names of people, and titles in the language of the page. */
function joinNames(items: Named[]): string {
  return items.flatMap((item) => ("name" in item ? item.name : item.lang ? [] : item.title)).join(", ");
}

/** Fixed pages whose text is in the default language: copies of the pages there. */
export async function getUntranslatedRoutes(language: Language): Promise<Route[]> {
  if (language === defaultLanguage) return [];
  const { about, qualityPolicy, ourStory, ourVision, privacy } = routes;
  const withText = [about, qualityPolicy, ourStory, ourVision, privacy];
  const summaries = await Promise.all(withText.map((route) => getPageSummary(route, 1, language)));
  return withText.filter((_, index) => {
    const summary = summaries[index];
    return summary?.ok && summary.data.lang;
  });
}
