import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { getNews, getNewsItem, getRelatedNews } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { env } from "@/lib/env";
import { redirectToSlug, someRecords } from "@/lib/record-page";
import { feeds, newsHref, routes, slug } from "@/lib/routes";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = PageProps<"/info-news/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getNews(1), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const article = await getNewsItem((await params).id);
  if (!article.ok) return { title: "Info & News" };
  if (!article.data) return missingMetadata;
  const { id, title, summary } = article.data;
  return pageMetadata({ title, description: summary, path: newsHref(id, title), feed: feeds.news });
}

export default async function NewsItemPage({ params }: Props) {
  const { id } = await params;
  const loaded = await getNewsItem(id);
  if (!loaded.ok)
    return <FailedPage title="Info & News" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) return <PageNotFound />;
  const path = newsHref(id, article.title);
  redirectToSlug(await params, path);
  const [banner, others] = await Promise.all([getBanner(article.title), getRelatedNews(article)]);
  const list = { label: "Info & News", href: routes.news };
  return (
    <>
      <ArticlePage banner={banner} article={article} trail={[list]} url={env().SITE_URL + path} />
      <Latest kind="news" heading="More news" articles={others} />
    </>
  );
}
