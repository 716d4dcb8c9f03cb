import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/page/grid";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { RichText } from "@/components/page/rich-text";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { getProducts } from "@/lib/content/products";
import { routes } from "@/lib/routes";

export async function ProductList({ page }: { page: number }) {
  const [banner, products] = await Promise.all([getBanner("product"), getProducts(page)]);
  if (beyondEnd(products)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Product" />
      <div className="container section">
        <Listing
          route={routes.product}
          loaded={products}
          failed="Failed to load content"
          empty="No products found."
        >
          {(items) => (
            <Grid>
              {items.map(({ id, title, image, description, pdf }) => (
                <PictureCard key={id} title={title} image={image}>
                  <RichText html={description} />
                  {pdf && (
                    <a
                      href={pdf}
                      target="_blank"
                      rel="noopener"
                      aria-label={`Data sheet of ${title} (PDF, new tab)`}
                    >
                      Data sheet (PDF)
                    </a>
                  )}
                </PictureCard>
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
