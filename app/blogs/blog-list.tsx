import { PostItems } from "@/components/islands/lists/blog-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { FeedLink } from "@/components/ui/feed-link";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";
import { feeds, postHref } from "@/lib/site/routes";

const failed = "Failed to load content";

export async function BlogList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("blogs"), getPosts(page)]);
  if (isOutOfRange(articles)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(articles, ({ id, title }) => linked(title, postHref(id, title)))} />
      <PageBanner banner={banner} title="Blogs" />
      <div className="container section">
        <Listing result={articles} errorLabel={failed} emptyText="No posts found.">
          {(initial) => <PostItems initial={initial} errorLabel={failed} />}
        </Listing>
        <FeedLink feed={feeds.posts} />
      </div>
    </>
  );
}
