import { ReferenceItems } from "@/components/islands/lists/reference-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { getReferences } from "@/lib/content/references";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.references, params);

export default async function ReferencesPage({ params }: ListPageProps) {
  const loaded = await getListPage(routes.references, getReferences, params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="References"
      data={itemList(loaded.list, ({ title, news }) => linked(title, news?.href))}
      Items={ReferenceItems}
      errorLabel="Failed to load content"
      emptyText="No references found."
    />
  );
}
