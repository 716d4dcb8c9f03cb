import { LeadershipItems } from "@/components/islands/lists/leadership-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, person } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.leadership, params);

export default async function LeadershipPage({ params }: ListPageProps) {
  const loaded = await getListPage("leadership", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Leadership"
      data={itemList(loaded.list, person)}
      Items={LeadershipItems}
      errorLabel="Failed to load timeline"
      emptyText="No leadership members found."
    />
  );
}
