import { CommitmentItems } from "@/components/islands/lists/commitment-items";
import { Intro } from "@/components/page/intro";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getCommitments } from "@/lib/content/commitments";
import { beyondEnd } from "@/lib/content/page";
import { itemList, linked } from "@/lib/seo/graph";

const failed = "Failed to load timeline";

export async function CommitmentsList({ page }: { page: number }) {
  const [banner, commitments] = await Promise.all([getBanner("commitments"), getCommitments(page)]);
  if (beyondEnd(commitments)) return <PageNotFound />;
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
        <Listing loaded={commitments} failed={failed} empty="No commitments found.">
          {(initial) => <CommitmentItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
