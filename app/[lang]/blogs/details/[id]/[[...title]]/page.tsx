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

type Props = PageProps<"/[lang]/blogs/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) =>
  read("blog", { page: 1, language }),
);

export const generateMetadata = async ({ params }: Props) => recordMetadata("blog", await params);

export default async function BlogPage({ params }: Props) {
  const t = await pageWords();
  const result = await readOne("blog", (await params).id, { language: t.language });
  if (!result.ok) return <ErrorPage route={routes.blogs} message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const article = result.data;
  redirectToSlug(await params, "blog", article, t.language);
  const { related, ...page } = await getArticlePage("blog", article, t.language);
  const pages = related.map((other) => ({ ...other, href: recordHref("blog", other.id, other.title) }));
  const heading = t("pages.blogs.more");
  return (
    <>
      <ArticlePage {...page} article={article} list={routes.blogs} next={{ heading, pages }} />
      <StructuredData data={articleData("BlogPosting", article, page.url)} />
    </>
  );
}
