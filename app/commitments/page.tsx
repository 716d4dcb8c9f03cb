import { CommitmentItems } from "@/components/islands/lists/commitment-items";
import { Intro } from "@/components/sections/intro";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.commitments, params);

export default async function CommitmentsPage({ params }: ListPageProps) {
  const loaded = await getListPage("commitments", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Commitments"
      data={itemList(loaded.list, ({ title }) => linked(title))}
      Items={CommitmentItems}
      errorLabel="Failed to load timeline"
      emptyText="No commitments found."
    >
      <Intro>
        A plant stands in somebody’s neighbourhood for thirty years. We take responsibility towards the
        society it serves and the environment it draws on, and we write down what that means so that we can be
        held to it.
      </Intro>
    </ListPage>
  );
}
