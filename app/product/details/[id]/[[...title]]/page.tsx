import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { PageBanner } from "@/components/sections/page-banner";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { RichText } from "@/components/ui/rich-text";
import { getBanner } from "@/lib/content/banners";
import { getProduct, getProducts } from "@/lib/content/products";
import { productMetadata } from "@/lib/seo/record";
import { productHref, routes } from "@/lib/site/routes";

type Props = PageProps<"/product/details/[id]/[[...title]]">;

export const generateStaticParams = async () => prerenderedTitledParams(await getProducts(1));

export const generateMetadata = async ({ params }: Props) => productMetadata(await params);

export default async function ProductPage({ params }: Props) {
  const result = await getProduct((await params).id);
  if (!result.ok)
    return <ErrorPage title="Products" label="Failed to load content" message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const product = result.data;
  redirectToSlug(await params, productHref(product.id, product.title));
  const trail = [{ label: "Products", href: routes.product }];
  return (
    <>
      <PageBanner banner={await getBanner(product.title)} title={product.title} trail={trail} />
      <div className="container section">
        <RichText html={product.description} />
      </div>
    </>
  );
}
