import { TextCard } from "@/components/cards/text-card";
import { Grid } from "@/components/page/grid";
import { Intro } from "@/components/page/intro";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getCommitments } from "@/lib/content/commitments";
import { beyondEnd } from "@/lib/content/page";
import { routes } from "@/lib/routes";

export async function CommitmentsList({ page }: { page: number }) {
  const [banner, commitments] = await Promise.all([getBanner("commitments"), getCommitments(page)]);
  if (beyondEnd(commitments)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Commitments" />
      <div className="container section">
        <Intro>
          A plant stands in somebody’s neighbourhood for thirty years. We take responsibility towards the
          society it serves and the environment it draws on, and we write down what that means so that we can
          be held to it.
        </Intro>
        <Listing
          route={routes.commitments}
          loaded={commitments}
          failed="Failed to load timeline"
          empty="No commitments found."
        >
          {(items) => (
            <Grid columns={2}>
              {items.map((item) => (
                <TextCard key={item.title} {...item} />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
