import { notFound } from "next/navigation";
import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { getNews, getNewsItem } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { recordId, redirectToSlug, someRecords } from "@/lib/record-page";
import { newsHref, routes, slug } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = PageProps<"/info-news/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getNews(1), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const article = await getNewsItem(recordId(await params));
  if (!article.ok || !article.data) return { title: "Info & News" };
  const { id, title, summary } = article.data;
  return pageMetadata({ title, description: summary, path: newsHref(id, title) });
}

export default async function NewsItemPage({ params }: Props) {
  const id = recordId(await params);
  const loaded = await getNewsItem(id);
  if (!loaded.ok)
    return <FailedPage title="Info & News" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) notFound();
  redirectToSlug(await params, newsHref(id, article.title));
  const banner = await getBanner(article.title);
  return (
    <ArticlePage banner={banner} article={article} trail={[{ label: "Info & News", href: routes.news }]} />
  );
}
