import { LeadershipItems } from "@/components/islands/lists/leadership-items";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getLeadership } from "@/lib/content/leadership";
import { beyondEnd } from "@/lib/content/page";
import { itemList, person } from "@/lib/seo/graph";

const failed = "Failed to load timeline";

export async function LeadershipList({ page }: { page: number }) {
  const [banner, leadership] = await Promise.all([getBanner("leadership"), getLeadership(page)]);
  if (beyondEnd(leadership)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={itemList(leadership, person)} />
      <PageBanner banner={banner} title="Leadership" />
      <div className="container section">
        <Listing loaded={leadership} failed={failed} empty="No leadership members found.">
          {(initial) => <LeadershipItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
