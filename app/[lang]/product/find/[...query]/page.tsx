import { ProductResults } from "@/components/sections/product-results";
import { ProductsError, ProductsPage } from "@/components/templates/products-page";
import { getPageBanner } from "@/lib/content/banners";
import { getProductSearch } from "@/lib/content/product-search";
import { publishEvent } from "@/lib/runtime/events";
import { resultTitle, searchMetadata } from "@/lib/seo/product-search";
import { gases as known } from "@/lib/site/duty";
import { parseFinderSegments } from "@/lib/site/finder-path";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/product/find/[...query]">;

/** Those that pages link to; the others are made on demand. */
export const generateStaticParams = () => known.map((gas) => ({ query: [gas] }));

export const generateMetadata = async ({ params }: Props) =>
  searchMetadata((await params).query, await pageLanguage());

/** `/product/find/nitrogen/300-nm3h`: the products for what a visitor needs. */
export default async function FindProducts({ params }: Props) {
  const language = await pageLanguage();
  const query = parseFinderSegments("find", (await params).query);
  const [banner, search] = await Promise.all([
    getPageBanner(routes.product, language),
    getProductSearch(query, language),
  ]);
  if (!search.ok) return <ProductsError banner={banner} message={search.message} />;
  const { gases, isFound } = search.data;
  if (query.duty.unread) return <ProductsPage banner={banner} gases={gases} duty={query.duty} />;
  const title = resultTitle(search.data, query.duty, language);
  if (!isFound) publishEvent("nothing-found", { title });
  return (
    <ProductsPage banner={banner} gases={gases} duty={query.duty}>
      <ProductResults title={title} duty={query.duty} fits={search.data} />
    </ProductsPage>
  );
}
