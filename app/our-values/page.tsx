import { ValueItems } from "@/components/islands/lists/value-items";
import { Intro } from "@/components/sections/intro";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.ourValues, params);

export default async function ValuesPage({ params }: ListPageProps) {
  const loaded = await getListPage("values", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Our Values"
      data={itemList(loaded.list, ({ title }) => linked(title))}
      Items={ValueItems}
      errorLabel="Failed to load timeline"
      emptyText="No values found."
    >
      <Intro>
        We are a values-driven company. What is listed here decides who we hire, which work we decline, and
        what we say when a measurement is not what we hoped for.
      </Intro>
    </ListPage>
  );
}
