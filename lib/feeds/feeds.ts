import "server-only";
import { type Article, getBlogs, getNews } from "../content/articles";
import type { PageOf } from "../content/page";
import { mapResult, type Result } from "../content/read";
import { env } from "../runtime/env";
import { company } from "../site/company";
import { blogHref, type FeedLink, feeds, newsHref } from "../site/routes";
import { absoluteHtml } from "./absolute-html";
import { type AtomEntry, atom, updatedAt } from "./atom";

type Get = (page: number) => Promise<Result<PageOf<Article>>>;
/** An Atom document, and when its newest article was published. */
type Feed = { body: string; modified: Date };
type Href = (id: string, title: string) => string;

/** A feed has at most this many articles, which is some months of them. */
const longest = 24;

/** The newest news items, whole, as an Atom document. */
export function getNewsFeed(): Promise<Result<Feed>> {
  return feed(feeds.news, getNews, newsHref);
}

/** the newest blogs, whole, as an Atom document. */
export function getBlogFeed(): Promise<Result<Feed>> {
  return feed(feeds.blog, getBlogs, blogHref);
}

async function feed({ title, href, list }: FeedLink, get: Get, articleHref: Href): Promise<Result<Feed>> {
  const { SITE_NAME, SITE_URL } = env();
  return mapResult(await newest(get), (articles) => {
    const document = {
      title: `${title} | ${SITE_NAME}`,
      author: SITE_NAME,
      language: "en",
      url: SITE_URL + list,
      self: SITE_URL + href,
      begun: new Date(Date.UTC(company.foundingYear, 0)),
      entries: articles.map((article) => entry(article, SITE_URL, articleHref)),
    };
    return { body: atom(document), modified: updatedAt(document) };
  });
}

/** The newest articles of a list, in its order; a failure where a part of them is not known. */
async function newest(get: Get): Promise<Result<Article[]>> {
  const articles: Article[] = [];
  for (let page = 1, last = 1; page <= last && articles.length < longest; page++) {
    const loaded = await get(page);
    if (!loaded.ok) return loaded;
    articles.push(...loaded.data.items);
    // However few of them can be shown, the list is not read to its end.
    last = Math.min(loaded.data.totalPages, longest);
  }
  return { ok: true, data: articles.slice(0, longest) };
}

function entry(article: Article, origin: string, href: Href): AtomEntry {
  const { id, title, summary, author, image, body, published } = article;
  const url = origin + href(id, title);
  const text = body ? absoluteHtml(body, url) : "";
  const picture = image && !text.includes(image) ? `<p><img src="${origin}${image}" alt=""></p>` : "";
  // Without its last part the address outlives a change of the title.
  return {
    id: origin + href(id, ""),
    url,
    title,
    summary,
    html: picture + text,
    author,
    published: new Date(published),
  };
}
