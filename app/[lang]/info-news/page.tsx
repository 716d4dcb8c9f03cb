import { NewsItems } from "@/components/islands/lists/article-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { feeds, routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.news, feeds.news);

export default async function NewsPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("news", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.news")}
      data={recordList("news", loaded.list, t.language)}
      topic="press"
      Items={NewsItems}
      errorLabel={t("failed.content")}
      emptyText={t("pages.news.empty")}
      feed={feeds.news}
    />
  );
}
