import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { StructuredData } from "@/components/page/structured-data";
import { getNews, getNewsItem, getRelatedNews } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { env } from "@/lib/env";
import { isElsewhere, redirectToSlug, someRecords } from "@/lib/record-page";
import { feeds, newsHref, routes, slug } from "@/lib/routes";
import { articleData } from "@/lib/seo/graph";
import { failedMetadata, missingMetadata } from "@/lib/seo/metadata";
import { articleMetadata } from "@/lib/seo/record";

type Props = PageProps<"/info-news/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getNews(1), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const article = await getNewsItem((await params).id);
  if (!article.ok) return failedMetadata("Info & News");
  if (!article.data) return missingMetadata;
  const { id, title } = article.data;
  if (isElsewhere(await params, newsHref(id, title))) return missingMetadata;
  return articleMetadata(article.data, {
    path: newsHref(id, title),
    cardKey: newsHref(id, ""),
    feed: feeds.news,
  });
}

export default async function NewsItemPage({ params }: Props) {
  const { id } = await params;
  const loaded = await getNewsItem(id);
  if (!loaded.ok)
    return <FailedPage title="Info & News" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) return <PageNotFound gone={loaded.gone} />;
  const path = newsHref(id, article.title);
  redirectToSlug(await params, path);
  const [banner, others] = await Promise.all([getBanner(article.title), getRelatedNews(article)]);
  const url = env().SITE_URL + path;
  const list = { label: "Info & News", href: routes.news };
  return (
    <>
      <StructuredData data={articleData("NewsArticle", article, url)} />
      <ArticlePage banner={banner} article={article} trail={[list]} url={url} />
      <Latest kind="news" heading="More news" articles={others} />
    </>
  );
}
