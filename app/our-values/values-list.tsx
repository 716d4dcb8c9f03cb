import { TextCard } from "@/components/cards/text-card";
import { Grid } from "@/components/page/grid";
import { Intro } from "@/components/page/intro";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { Picture } from "@/components/page/picture";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { getValues } from "@/lib/content/values";
import { routes } from "@/lib/routes";

export async function ValuesList({ page }: { page: number }) {
  const [banner, values] = await Promise.all([getBanner("our-values"), getValues(page)]);
  if (beyondEnd(values)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Our Values" />
      <div className="container section">
        <Intro>
          We are a values-driven company. What is listed here decides who we hire, which work we decline, and
          what we say when a measurement is not what we hoped for.
        </Intro>
        <Listing
          route={routes.ourValues}
          loaded={values}
          failed="Failed to load timeline"
          empty="No values found."
        >
          {(items) => (
            <Grid>
              {items.map(({ id, image, title, description }) => (
                <TextCard
                  key={id}
                  title={title}
                  description={description}
                  icon={image && <Picture src={image} alt="" width={32} height={32} sizes="32px" />}
                />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
