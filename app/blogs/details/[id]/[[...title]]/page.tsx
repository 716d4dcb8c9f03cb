import { ArticlePage } from "@/components/page/article-page";
import { FailedPage } from "@/components/page/failed-page";
import { PageNotFound } from "@/components/page/not-found-message";
import { getPost, getPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { redirectToSlug, someRecords } from "@/lib/record-page";
import { postHref, routes, slug } from "@/lib/routes";
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
  return pageMetadata({ title, description: summary, path: postHref(id, title) });
}

export default async function PostPage({ params }: Props) {
  const { id } = await params;
  const loaded = await getPost(id);
  if (!loaded.ok) return <FailedPage title="Blogs" label="Failed to load content" message={loaded.message} />;
  const article = loaded.data;
  if (!article) return <PageNotFound />;
  redirectToSlug(await params, postHref(id, article.title));
  const banner = await getBanner(article.title);
  return <ArticlePage banner={banner} article={article} trail={[{ label: "Blogs", href: routes.blogs }]} />;
}
