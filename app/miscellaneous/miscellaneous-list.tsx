import { MiscellaneousItems } from "@/components/islands/lists/miscellaneous-items";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getMiscellaneous } from "@/lib/content/miscellaneous";
import { beyondEnd } from "@/lib/content/page";
import { itemHref } from "@/lib/routes";
import { itemList, linked } from "@/lib/seo/graph";

const failed = "Failed to load timeline";

export async function MiscellaneousList({ page }: { page: number }) {
  const [banner, list] = await Promise.all([getBanner("miscellaneous"), getMiscellaneous(page)]);
  if (beyondEnd(list)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={itemList(list, ({ id, title }) => linked(title, itemHref(id)))} />
      <PageBanner banner={banner} title="Miscellaneous" />
      <div className="container section">
        <Listing loaded={list} failed={failed} empty="No items found.">
          {(initial) => <MiscellaneousItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
