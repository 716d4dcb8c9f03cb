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
import { blogHref, routes } from "@/lib/site/routes";

type Props = PageProps<"/blogs/details/[id]/[[...title]]">;

export const generateStaticParams = async () => prerenderedTitledParams(await getList("blog", 1));

export const generateMetadata = async ({ params }: Props) => articleMetadata("blog", await params);

export default async function BlogPage({ params }: Props) {
  const result = await getArticle("blog", (await params).id);
  if (!result.ok) return <ErrorPage title="Blogs" label="Failed to load content" message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const article = result.data;
  redirectToSlug(await params, blogHref(article.id, article.title));
  const { related, ...page } = await getArticlePage("blog", article);
  const next = related.map((other) => ({ ...other, href: blogHref(other.id, other.title) }));
  const list = { label: "Blogs", href: routes.blogs };
  return (
    <>
      <StructuredData data={articleData("BlogPosting", article, page.url)} />
      <ArticlePage
        {...page}
        article={article}
        trail={[list]}
        next={{ heading: "More articles", pages: next }}
      />
    </>
  );
}
