import "server-only";
import type { kinds } from "../../content/kinds/all";
import type { Article } from "../content/articles";
import { read } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { env } from "../runtime/env";
import { company } from "../site/company";
import { recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import { routeTitle } from "../site/route-words";
import { feeds } from "../site/routes";
import type { Language } from "../words/language";
import { absoluteHtml } from "./absolute-html";
import { type AtomEntry, atom, updatedAt } from "./atom";
import { xmlText } from "./xml";

/** `modified` is the time of the newest article. */
type Feed = { body: string; modified: Date };
/** Dated records with pages: tsc reports a kind that `feeds` lacks. */
type DatedKind = Extract<
  (typeof kinds)[number],
  { recordsAt: string; fields: { published_at: object } }
>["name"];

/** Some months of articles. */
const maxArticles = 24;

/** The newest articles of a kind; fails where one of the pages of its list does. */
export async function getFeed(kind: DatedKind, language: Language): Promise<Result<Feed>> {
  const { SITE_NAME, SITE_URL } = env();
  const { href, list } = feeds[kind];
  return mapResult(await newest(kind, language), (articles) => {
    const document = {
      title: `${routeTitle(list, language)} | ${SITE_NAME}`,
      author: SITE_NAME,
      language,
      url: SITE_URL + localPath(list, language),
      self: SITE_URL + localPath(href, language),
      createdAt: firstDay(),
      entries: articles.map((article) => entry(article, kind, SITE_URL, language)),
    };
    return { body: atom(document), modified: updatedAt(document) };
  });
}

async function newest(kind: DatedKind, language: Language): Promise<Result<Article[]>> {
  const articles: Article[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage && articles.length < maxArticles; page++) {
    const loaded = await read(kind, { page, language, isWhole: true });
    if (!loaded.ok) return loaded;
    articles.push(...loaded.data.items);
    // Pages may be empty; a long list is not read to its end.
    lastPage = Math.min(loaded.data.totalPages, maxArticles);
  }
  return { ok: true, data: articles.slice(0, maxArticles) };
}

function firstDay(): Date {
  return new Date(Date.UTC(company.foundingYear, 0));
}

function entry(article: Article, kind: DatedKind, origin: string, language: Language): AtomEntry {
  const { id, title, summary, author, image, imageAlt = "", description, published, updated, lang } = article;
  const href = (slug: string) => origin + localPath(recordHref(kind, id, slug), lang ?? language);
  const url = href(title);
  const html = description ? absoluteHtml(description, url) : "";
  const imageHtml =
    image && !html.includes(image) ? `<p><img src="${origin}${image}" alt="${xmlText(imageAlt)}"></p>` : "";
  return {
    // Without the slug, the id survives a change of the title.
    id: href(""),
    url,
    ...(lang && { language: lang }),
    title,
    summary,
    html: imageHtml + html,
    author,
    ...(published && { published: new Date(published) }),
    // Atom asks for a time. A fixed one keeps readers from showing the article as new each time.
    updated: new Date(updated ?? published ?? firstDay()),
  };
}
