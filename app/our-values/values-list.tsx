import { ValueItems } from "@/components/islands/lists/value-items";
import { Intro } from "@/components/sections/intro";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { getValues } from "@/lib/content/values";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

const failed = "Failed to load timeline";

export async function ValuesList({ page }: { page: number }) {
  const [banner, values] = await Promise.all([getPageBanner(routes.ourValues), getValues(page)]);
  if (isOutOfRange(values)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(values, ({ title }) => linked(title))} />
      <PageBanner banner={banner} title="Our Values" />
      <div className="container section">
        <Intro>
          We are a values-driven company. What is listed here decides who we hire, which work we decline, and
          what we say when a measurement is not what we hoped for.
        </Intro>
        <Listing result={values} errorLabel={failed} emptyText="No values found.">
          {(initial) => <ValueItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
