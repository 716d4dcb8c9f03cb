import { PostItems } from "@/components/islands/lists/blog-items";
import { PageBanner } from "@/components/sections/page-banner";
import { PageNotFound } from "@/components/templates/not-found-message";
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
  if (isOutOfRange(articles)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={itemList(articles, ({ id, title }) => linked(title, postHref(id, title)))} />
      <PageBanner banner={banner} title="Blogs" />
      <div className="container section">
        <Listing loaded={articles} failed={failed} empty="No posts found.">
          {(initial) => <PostItems initial={initial} failed={failed} />}
        </Listing>
        <FeedLink feed={feeds.posts} />
      </div>
    </>
  );
}
