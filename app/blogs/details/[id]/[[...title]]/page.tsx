import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { Latest } from "@/components/page/latest";
import { PageNotFound } from "@/components/page/not-found-message";
import { getPost, getPosts, getRelatedPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { env } from "@/lib/env";
import { redirectToSlug, someRecords } from "@/lib/record-page";
import { feeds, postHref, routes, slug } from "@/lib/routes";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = PageProps<"/blogs/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getPosts(1), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const article = await getPost((await params).id);
  if (!article.ok) return { title: "Blogs" };
  if (!article.data) return missingMetadata;
  const { id, title, summary } = article.data;
  return pageMetadata({ title, description: summary, path: postHref(id, title), feed: feeds.posts });
}

export default async function PostPage({ params }: Props) {
  const { id } = await params;
  const loaded = await getPost(id);
  if (!loaded.ok) return <FailedPage title="Blogs" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) return <PageNotFound />;
  const path = postHref(id, article.title);
  redirectToSlug(await params, path);
  const [banner, others] = await Promise.all([getBanner(article.title), getRelatedPosts(article)]);
  const list = { label: "Blogs", href: routes.blogs };
  return (
    <>
      <ArticlePage banner={banner} article={article} trail={[list]} url={env().SITE_URL + path} />
      <Latest kind="posts" heading="More from our desks" articles={others} />
    </>
  );
}
