import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/page/grid";
import { Link } from "@/components/page/link";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getMiscellaneous } from "@/lib/content/miscellaneous";
import { beyondEnd } from "@/lib/content/page";
import { itemHref, routes } from "@/lib/routes";

export async function MiscellaneousList({ page }: { page: number }) {
  const [banner, list] = await Promise.all([getBanner("miscellaneous"), getMiscellaneous(page)]);
  if (beyondEnd(list)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Miscellaneous" />
      <div className="container section">
        <Listing
          route={routes.miscellaneous}
          loaded={list}
          failed="Failed to load timeline"
          empty="No items found."
        >
          {(items) => (
            <Grid columns={4}>
              {items.map(({ id, title, image }) => (
                <PictureCard key={id} title={title} image={image}>
                  <Link href={itemHref(id)} aria-label={`Click here for details: ${title}`}>
                    Click here for details
                  </Link>
                </PictureCard>
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
