import { PostItems } from "@/components/islands/lists/post-items";
import { FeedLink } from "@/components/page/feed-link";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { feeds } from "@/lib/routes";

const failed = "Failed to load content";

export async function BlogList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("blogs"), getPosts(page)]);
  if (beyondEnd(articles)) return <PageNotFound />;
  return (
    <>
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
