import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/page/grid";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getPosts } from "@/lib/content/articles";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { postHref, routes } from "@/lib/routes";

export async function BlogList({ page }: { page: number }) {
  const [banner, articles] = await Promise.all([getBanner("blogs"), getPosts(page)]);
  if (beyondEnd(articles)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Blogs" />
      <div className="container section">
        <Listing
          route={routes.blogs}
          loaded={articles}
          failed="Failed to load content"
          empty="No posts found."
        >
          {(items) => (
            <Grid>
              {items.map((article) => (
                <ArticleCard key={article.id} article={article} href={postHref(article.id, article.title)} />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
