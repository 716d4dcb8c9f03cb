import { prerenderedParams } from "@/app/detail-route";
import { ItemDetails } from "@/components/cards/item-details";
import { IndexPage } from "@/components/templates/index-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ErrorAlert } from "@/components/ui/error-alert";
import { getPageBanner } from "@/lib/content/banners";
import { getList } from "@/lib/content/lists";
import { getMiscellaneousItem } from "@/lib/content/miscellaneous";
import { failedMetadata, missingMetadata } from "@/lib/seo/metadata";
import { itemMetadata } from "@/lib/seo/record";
import { routes } from "@/lib/site/routes";

type Props = PageProps<"/miscellaneous/item/[id]">;

export async function generateStaticParams() {
  return prerenderedParams(await getList("miscellaneous", 1), ({ id }) => ({ id }), { id: "-" });
}

export async function generateMetadata({ params }: Props) {
  const item = await getMiscellaneousItem((await params).id);
  if (!item.ok) return failedMetadata("Miscellaneous");
  return item.data ? itemMetadata(item.data) : missingMetadata;
}

export default async function ItemPage({ params }: Props) {
  const { id } = await params;
  const [banner, item] = await Promise.all([getPageBanner(routes.miscellaneous), getMiscellaneousItem(id)]);
  if (item.ok && !item.data) return <NotFoundPage />;
  const trail = [{ label: "Miscellaneous", href: routes.miscellaneous }];
  const label = item.ok ? item.data?.title : undefined;
  return (
    <IndexPage banner={banner} title="Miscellaneous" trail={trail} label={label}>
      {!item.ok && <ErrorAlert label="Failed to load timeline" message={item.message} />}
      {item.ok && item.data && <ItemDetails item={item.data} />}
    </IndexPage>
  );
}
