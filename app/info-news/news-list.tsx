import { NewsItems } from "@/components/islands/lists/news-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { FeedLink } from "@/components/ui/feed-link";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getNews } from "@/lib/content/articles";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";
import { feeds, newsHref, routes } from "@/lib/site/routes";

const failed = "Failed to load content";

export async function NewsList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getPageBanner(routes.news), getNews(page)]);
  if (isOutOfRange(articles)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(articles, ({ id, title }) => linked(title, newsHref(id, title)))} />
      <PageBanner banner={banner} title="Info & News" />
      <div className="container section">
        <Listing result={articles} errorLabel={failed} emptyText="No news found.">
          {(initial) => <NewsItems initial={initial} errorLabel={failed} />}
        </Listing>
        <FeedLink feed={feeds.news} />
      </div>
    </>
  );
}
