import { MiscellaneousItems } from "@/components/islands/lists/miscellaneous-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getMiscellaneous } from "@/lib/content/miscellaneous";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";
import { itemHref, routes } from "@/lib/site/routes";

const failed = "Failed to load timeline";

export async function MiscellaneousList({ page }: { page: number }) {
  const [banner, list] = await Promise.all([getPageBanner(routes.miscellaneous), getMiscellaneous(page)]);
  if (isOutOfRange(list)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(list, ({ id, title }) => linked(title, itemHref(id)))} />
      <PageBanner banner={banner} title="Miscellaneous" />
      <div className="container section">
        <Listing result={list} errorLabel={failed} emptyText="No items found.">
          {(initial) => <MiscellaneousItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
