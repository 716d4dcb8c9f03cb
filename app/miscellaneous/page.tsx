import { MiscellaneousItems } from "@/components/islands/lists/miscellaneous-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { itemHref, routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.miscellaneous, params);

export default async function MiscellaneousPage({ params }: ListPageProps) {
  const loaded = await getListPage("miscellaneous", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Miscellaneous"
      data={itemList(loaded.list, ({ id, title }) => linked(title, itemHref(id)))}
      Items={MiscellaneousItems}
      errorLabel="Failed to load timeline"
      emptyText="No items found."
    />
  );
}
