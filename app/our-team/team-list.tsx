import { PersonCard } from "@/components/cards/person-card";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { getTeam } from "@/lib/content/team";
import { routes } from "@/lib/routes";
import styles from "./team-list.module.css";

export async function TeamList({ page }: { page: number }) {
  const [banner, team] = await Promise.all([getBanner("our-team"), getTeam(page)]);
  if (beyondEnd(team)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Our Team" />
      <div className="container section">
        <h2 className={styles.heading}>The Visionaries Behind the Empire</h2>
        <Listing
          route={routes.ourTeam}
          loaded={team}
          failed="Failed to load team data"
          empty="No team members found."
        >
          {(members) => (
            <ul className={styles.members}>
              {members.map((member) => (
                <li key={member.id}>
                  <PersonCard person={member} level={3} wide />
                </li>
              ))}
            </ul>
          )}
        </Listing>
      </div>
    </>
  );
}
