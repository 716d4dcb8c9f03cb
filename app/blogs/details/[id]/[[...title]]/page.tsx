import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { StructuredData } from "@/components/page/structured-data";
import { getPosts } from "@/lib/content/articles";
import { getWholeArticle } from "@/lib/content/whole-article";
import { someTitledRecords } from "@/lib/record-page";
import { routes } from "@/lib/routes";
import { articleData } from "@/lib/seo/graph";
import { articleMetadata } from "@/lib/seo/record";

type Props = PageProps<"/blogs/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someTitledRecords(await getPosts(1));
}

export async function generateMetadata({ params }: Props) {
  return articleMetadata("posts", await params);
}

export default async function PostPage({ params }: Props) {
  const loaded = await getWholeArticle("posts", await params);
  if (!loaded.ok) return <FailedPage title="Blogs" label="Failed to load content" message={loaded.message} />;
  if (!loaded.data) return <PageNotFound gone={loaded.gone} />;
  const { article, banner, related, url } = loaded.data;
  const list = { label: "Blogs", href: routes.blogs };
  return (
    <>
      <StructuredData data={articleData("BlogPosting", article, url)} />
      <ArticlePage banner={banner} article={article} trail={[list]} url={url} />
      <Latest kind="posts" heading="More from our desks" articles={related} />
    </>
  );
}
