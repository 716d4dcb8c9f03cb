import { NewsItems } from "@/components/islands/lists/news-items";
import { FeedLink } from "@/components/page/feed-link";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getNews } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { feeds, newsHref } from "@/lib/routes";
import { itemList, linked } from "@/lib/seo/graph";

const failed = "Failed to load content";

export async function NewsList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("info-news"), getNews(page)]);
  if (beyondEnd(articles)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={itemList(articles, ({ id, title }) => linked(title, newsHref(id, title)))} />
      <PageBanner banner={banner} title="Info & News" />
      <div className="container section">
        <Listing loaded={articles} failed={failed} empty="No news found.">
          {(initial) => <NewsItems initial={initial} failed={failed} />}
        </Listing>
        <FeedLink feed={feeds.news} />
      </div>
    </>
  );
}
