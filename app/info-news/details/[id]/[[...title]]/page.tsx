import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { ArticlePage } from "@/components/templates/article-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getArticlePage } from "@/lib/content/article-page";
import { getArticle } from "@/lib/content/articles";
import { getList } from "@/lib/content/lists";
import { articleData } from "@/lib/seo/graph";
import { articleMetadata } from "@/lib/seo/record";
import { newsHref, routes } from "@/lib/site/routes";

type Props = PageProps<"/info-news/details/[id]/[[...title]]">;

export const generateStaticParams = async () => prerenderedTitledParams(await getList("news", 1));

export const generateMetadata = async ({ params }: Props) => articleMetadata("news", await params);

export default async function NewsItemPage({ params }: Props) {
  const result = await getArticle("news", (await params).id);
  if (!result.ok)
    return <ErrorPage title="Info & News" label="Failed to load content" message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const article = result.data;
  redirectToSlug(await params, newsHref(article.id, article.title));
  const { related, ...page } = await getArticlePage("news", article);
  const next = related.map((other) => ({ ...other, href: newsHref(other.id, other.title) }));
  const list = { label: "Info & News", href: routes.news };
  return (
    <>
      <StructuredData data={articleData("NewsArticle", article, page.url)} />
      <ArticlePage {...page} article={article} trail={[list]} next={{ heading: "More news", pages: next }} />
    </>
  );
}
