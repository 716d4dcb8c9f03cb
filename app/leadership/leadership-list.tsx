import { LeadershipItems } from "@/components/islands/lists/leadership-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getLeadership } from "@/lib/content/leadership";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, person } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

const failed = "Failed to load timeline";

export async function LeadershipList({ page }: { page: number }) {
  const [banner, leadership] = await Promise.all([getPageBanner(routes.leadership), getLeadership(page)]);
  if (isOutOfRange(leadership)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(leadership, person)} />
      <PageBanner banner={banner} title="Leadership" />
      <div className="container section">
        <Listing result={leadership} errorLabel={failed} emptyText="No leadership members found.">
          {(initial) => <LeadershipItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
