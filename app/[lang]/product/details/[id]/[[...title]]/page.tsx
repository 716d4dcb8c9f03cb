import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ProductPage } from "@/components/templates/product-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getProductPage } from "@/lib/content/product-page";
import { read, readOne } from "@/lib/read/read";
import { productData } from "@/lib/seo/product";
import { recordMetadata } from "@/lib/seo/record";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/product/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) =>
  read("products", { page: 1, language }),
);

export const generateMetadata = async ({ params }: Props) => recordMetadata("products", await params);

export default async function ProductDetails({ params }: Props) {
  const t = await pageWords();
  const page = await params;
  const result = await readOne("products", page.id, { language: t.language });
  if (!result.ok) return <ErrorPage route={routes.product} message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const product = result.data;
  const path = redirectToSlug(page, "products", product, t.language);
  return (
    <>
      <ProductPage product={product} {...(await getProductPage(product, t.language))} />
      <StructuredData data={productData(product, path, t.language)} />
    </>
  );
}
