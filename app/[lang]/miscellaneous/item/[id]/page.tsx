import { redirect } from "next/navigation";
import { prerenderedParams } from "@/app/detail-route";
import { ItemDetails } from "@/components/cards/item-details";
import { ErrorPage } from "@/components/templates/error-page";
import { IndexPage } from "@/components/templates/index-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getPageBanner } from "@/lib/content/banners";
import { getMiscellaneousItem } from "@/lib/content/miscellaneous";
import { read } from "@/lib/read/read";
import { recordMetadata } from "@/lib/seo/record";
import { itemHref, routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/miscellaneous/item/[id]">;

export const generateStaticParams = prerenderedParams(
  (language) => read("miscellaneous", { page: 1, language }),
  ({ id }) => ({ id }),
  { id: "-" },
);

export const generateMetadata = async ({ params }: Props) => recordMetadata("miscellaneous", await params);

export default async function ItemPage({ params }: Props) {
  const t = await pageWords();
  const item = await getMiscellaneousItem((await params).id, t.language);
  if (!item.ok)
    return <ErrorPage route={routes.miscellaneous} label={t("failed.timeline")} message={item.message} />;
  if (!item.data) return <NotFoundPage />;
  const { id, title, lang } = item.data;
  if (lang) redirect(itemHref(id));
  const banner = await getPageBanner(routes.miscellaneous, t.language);
  const list = { label: t("routes.miscellaneous"), href: routes.miscellaneous };
  return (
    <IndexPage banner={banner} title={list.label} trail={[list]} label={title}>
      <ItemDetails item={item.data} />
    </IndexPage>
  );
}
