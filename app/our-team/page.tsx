import { TeamItems } from "@/components/islands/lists/team-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, person } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import styles from "./our-team.module.css";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.ourTeam, params);

export default async function TeamPage({ params }: ListPageProps) {
  const loaded = await getListPage("team", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Our Team"
      data={itemList(loaded.list, person)}
      Items={TeamItems}
      errorLabel="Failed to load team data"
      emptyText="No team members found."
    >
      <h2 className={styles.heading}>The Visionaries Behind the Empire</h2>
    </ListPage>
  );
}
