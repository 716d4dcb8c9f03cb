import { NewsItems } from "@/components/islands/lists/article-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { feeds, newsHref, routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.news, params, feeds.news);

export default async function NewsPage({ params }: ListPageProps) {
  const loaded = await getListPage("news", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Info & News"
      data={itemList(loaded.list, ({ id, title }) => linked(title, newsHref(id, title)))}
      Items={NewsItems}
      errorLabel="Failed to load content"
      emptyText="No news found."
      feed={feeds.news}
    />
  );
}
