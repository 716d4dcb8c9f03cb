import { TeamItems } from "@/components/islands/lists/team-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { getTeam } from "@/lib/content/team";
import { itemList, person } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import styles from "./team-list.module.css";

const failed = "Failed to load team data";

export async function TeamList({ page }: { page: number }) {
  const [banner, team] = await Promise.all([getPageBanner(routes.ourTeam), getTeam(page)]);
  if (isOutOfRange(team)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(team, person)} />
      <PageBanner banner={banner} title="Our Team" />
      <div className="container section">
        <h2 className={styles.heading}>The Visionaries Behind the Empire</h2>
        <Listing result={team} errorLabel={failed} emptyText="No team members found.">
          {(initial) => <TeamItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
