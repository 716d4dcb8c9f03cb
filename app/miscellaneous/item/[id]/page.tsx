import { prerenderedParams } from "@/app/detail-route";
import { ItemDetails } from "@/components/cards/item-details";
import { IndexPage } from "@/components/templates/index-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ErrorAlert } from "@/components/ui/error-alert";
import { getPageBanner } from "@/lib/content/banners";
import { getList } from "@/lib/content/lists";
import { getMiscellaneousItem } from "@/lib/content/miscellaneous";
import { itemMetadata } from "@/lib/seo/record";
import { routes } from "@/lib/site/routes";
import { failureText } from "@/lib/words/failure-text";
import { pageLanguage, pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/miscellaneous/item/[id]">;

export async function generateStaticParams() {
  const items = await getList("miscellaneous", 1, await pageLanguage());
  return prerenderedParams(items, ({ id }) => ({ id }), { id: "-" });
}

export const generateMetadata = async ({ params }: Props) =>
  itemMetadata((await params).id, await pageLanguage());

export default async function ItemPage({ params }: Props) {
  const t = await pageWords();
  const item = await getMiscellaneousItem((await params).id, t.language);
  if (item.ok && !item.data) return <NotFoundPage />;
  const banner = await getPageBanner(routes.miscellaneous, t.language);
  const list = { label: t("routes.miscellaneous"), href: routes.miscellaneous };
  const label = item.ok ? item.data?.title : undefined;
  return (
    <IndexPage banner={banner} title={list.label} trail={[list]} label={label}>
      {!item.ok && (
        <ErrorAlert label={t("failed.timeline")} message={failureText(item.message, t.language)} />
      )}
      {item.ok && item.data && <ItemDetails item={item.data} />}
    </IndexPage>
  );
}
