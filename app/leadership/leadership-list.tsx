import { PersonCard } from "@/components/cards/person-card";
import { Grid } from "@/components/page/grid";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getLeadership } from "@/lib/content/leadership";
import { beyondEnd } from "@/lib/content/page";
import { routes } from "@/lib/routes";

export async function LeadershipList({ page }: { page: number }) {
  const [banner, leadership] = await Promise.all([getBanner("leadership"), getLeadership(page)]);
  if (beyondEnd(leadership)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Leadership" />
      <div className="container section">
        <Listing
          route={routes.leadership}
          loaded={leadership}
          failed="Failed to load timeline"
          empty="No leadership members found."
        >
          {(members) => (
            <Grid>
              {members.map((member) => (
                <PersonCard key={member.id} person={member} />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
