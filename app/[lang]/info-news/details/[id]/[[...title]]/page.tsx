import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { ArticlePage } from "@/components/templates/article-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getArticlePage } from "@/lib/content/article-page";
import { read, readOne } from "@/lib/read/read";
import { articleData } from "@/lib/seo/graph";
import { recordMetadata } from "@/lib/seo/record";
import { recordHref } from "@/lib/site/kind-pages";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/info-news/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) =>
  read("news", { page: 1, language }),
);

export const generateMetadata = async ({ params }: Props) => recordMetadata("news", await params);

export default async function NewsItemPage({ params }: Props) {
  const t = await pageWords();
  const result = await readOne("news", (await params).id, { language: t.language });
  if (!result.ok) return <ErrorPage route={routes.news} message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const article = result.data;
  redirectToSlug(await params, "news", article, t.language);
  const { related, ...page } = await getArticlePage("news", article, t.language);
  const pages = related.map((other) => ({ ...other, href: recordHref("news", other.id, other.title) }));
  const heading = t("pages.news.more");
  return (
    <>
      <ArticlePage {...page} article={article} list={routes.news} next={{ heading, pages }} />
      <StructuredData data={articleData("NewsArticle", article, page.url)} />
    </>
  );
}
