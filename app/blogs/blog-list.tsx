import { PostItems } from "@/components/islands/lists/post-items";
import { FeedLink } from "@/components/page/feed-link";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { feeds, postHref } from "@/lib/routes";
import { itemList, linked } from "@/lib/seo/graph";

const failed = "Failed to load content";

export async function BlogList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("blogs"), getPosts(page)]);
  if (beyondEnd(articles)) return <PageNotFound />;
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
