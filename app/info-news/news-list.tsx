import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/page/grid";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getNews } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { newsHref, routes } from "@/lib/routes";

export async function NewsList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("info-news"), getNews(page)]);
  if (beyondEnd(articles)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Info & News" />
      <div className="container section">
        <Listing route={routes.news} loaded={articles} failed="Failed to load content" empty="No news found.">
          {(items) => (
            <Grid>
              {items.map((article) => (
                <ArticleCard key={article.id} article={article} href={newsHref(article.id, article.title)} />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
