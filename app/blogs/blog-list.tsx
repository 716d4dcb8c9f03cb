import { BlogItems } from "@/components/islands/lists/blog-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { FeedLink } from "@/components/ui/feed-link";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getBlogs } from "@/lib/content/articles";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";
import { blogHref, feeds, routes } from "@/lib/site/routes";

const failed = "Failed to load content";

export async function BlogList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getPageBanner(routes.blogs), getBlogs(page)]);
  if (isOutOfRange(articles)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(articles, ({ id, title }) => linked(title, blogHref(id, title)))} />
      <PageBanner banner={banner} title="Blogs" />
      <div className="container section">
        <Listing result={articles} errorLabel={failed} emptyText="No posts found.">
          {(initial) => <BlogItems initial={initial} errorLabel={failed} />}
        </Listing>
        <FeedLink feed={feeds.blog} />
      </div>
    </>
  );
}
