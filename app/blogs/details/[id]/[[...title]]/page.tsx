import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { StructuredData } from "@/components/page/structured-data";
import { getPost, getPosts, getRelatedPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { env } from "@/lib/env";
import { isElsewhere, redirectToSlug, someRecords } from "@/lib/record-page";
import { feeds, postHref, routes, slug } from "@/lib/routes";
import { articleData } from "@/lib/seo/graph";
import { failedMetadata, missingMetadata } from "@/lib/seo/metadata";
import { articleMetadata } from "@/lib/seo/record";

type Props = PageProps<"/blogs/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getPosts(1), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const article = await getPost((await params).id);
  if (!article.ok) return failedMetadata("Blogs");
  if (!article.data) return missingMetadata;
  const { id, title } = article.data;
  if (isElsewhere(await params, postHref(id, title))) return missingMetadata;
  return articleMetadata(article.data, {
    path: postHref(id, title),
    cardKey: postHref(id, ""),
    feed: feeds.posts,
  });
}

export default async function PostPage({ params }: Props) {
  const { id } = await params;
  const loaded = await getPost(id);
  if (!loaded.ok) return <FailedPage title="Blogs" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) return <PageNotFound gone={loaded.gone} />;
  const path = postHref(id, article.title);
  redirectToSlug(await params, path);
  const [banner, others] = await Promise.all([getBanner(article.title), getRelatedPosts(article)]);
  const url = env().SITE_URL + path;
  const list = { label: "Blogs", href: routes.blogs };
  return (
    <>
      <StructuredData data={articleData("BlogPosting", article, url)} />
      <ArticlePage banner={banner} article={article} trail={[list]} url={url} />
      <Latest kind="posts" heading="More from our desks" articles={others} />
    </>
  );
}
