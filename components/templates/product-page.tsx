import { PageBanner } from "@/components/sections/page-banner";
import { FactsCard, SpecTable } from "@/components/sections/product-facts";
import { ProductLinks } from "@/components/sections/product-links";
import { Summaries } from "@/components/sections/summaries";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { ProductPageData } from "@/lib/content/product-page";
import type { Product } from "@/lib/content/products";
import { splitTitle } from "@/lib/products/title";
import { routes } from "@/lib/site/routes";

type Props = ProductPageData & { product: Product };

/** Text and data of a product, beside it the facts that decide, then what belongs to it. */
export function ProductPage({ product, banner, expertise, similar, pdfBytes }: Props) {
  const { title, image, description } = product;
  const own = banner.ok ? banner.data : { title: null, description: null, image: null };
  return (
    <>
      <PageBanner
        template="decision"
        banner={{ ok: true, data: { ...own, image: own.image ?? image } }}
        title={title}
        trail={[{ label: "Product", href: routes.product }]}
        label={splitTitle(title).model}
      />
      <div className="container section sides">
        <FactsCard product={product} pdfBytes={pdfBytes} />
        <div>
          <RichText html={description} />
          <SpecTable product={product} />
          {own.image && image && (
            <Picture
              className="cropped"
              src={image}
              alt={product.imageAlt ?? title}
              width={960}
              height={720}
              sizes="40rem"
            />
          )}
        </div>
      </div>
      <Summaries kind="expertise" heading="Fields of expertise" summaries={expertise} />
      <ProductLinks heading="Similar products" products={similar} />
    </>
  );
}
