import { CommitmentItems } from "@/components/islands/lists/commitment-items";
import { Intro } from "@/components/sections/intro";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getCommitments } from "@/lib/content/commitments";
import { isOutOfRange } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

const failed = "Failed to load timeline";

export async function CommitmentsList({ page }: { page: number }) {
  const [banner, commitments] = await Promise.all([getPageBanner(routes.commitments), getCommitments(page)]);
  if (isOutOfRange(commitments)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(commitments, ({ title }) => linked(title))} />
      <PageBanner banner={banner} title="Commitments" />
      <div className="container section">
        <Intro>
          A plant stands in somebody’s neighbourhood for thirty years. We take responsibility towards the
          society it serves and the environment it draws on, and we write down what that means so that we can
          be held to it.
        </Intro>
        <Listing result={commitments} errorLabel={failed} emptyText="No commitments found.">
          {(initial) => <CommitmentItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
