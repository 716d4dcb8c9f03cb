import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { StructuredData } from "@/components/page/structured-data";
import { getNews } from "@/lib/content/articles";
import { getWholeArticle } from "@/lib/content/whole-article";
import { someTitledRecords } from "@/lib/record-page";
import { routes } from "@/lib/routes";
import { articleData } from "@/lib/seo/graph";
import { articleMetadata } from "@/lib/seo/record";

type Props = PageProps<"/info-news/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someTitledRecords(await getNews(1));
}

export async function generateMetadata({ params }: Props) {
  return articleMetadata("news", await params);
}

export default async function NewsItemPage({ params }: Props) {
  const loaded = await getWholeArticle("news", await params);
  if (!loaded.ok)
    return <FailedPage title="Info & News" label="Failed to load content" message={loaded.message} />;
  if (!loaded.data) return <PageNotFound gone={loaded.gone} />;
  const { article, banner, related, url } = loaded.data;
  const list = { label: "Info & News", href: routes.news };
  return (
    <>
      <StructuredData data={articleData("NewsArticle", article, url)} />
      <ArticlePage banner={banner} article={article} trail={[list]} url={url} />
      <Latest kind="news" heading="More news" articles={related} />
    </>
  );
}
