import { AskLink } from "@/components/islands/products/ask-link";
import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { FactsCard } from "@/components/sections/facts-card";
import { PageBanner } from "@/components/sections/page-banner";
import { PictureRow } from "@/components/sections/picture-row";
import { ProductLinks } from "@/components/sections/product-links";
import { ReadNext } from "@/components/sections/read-next";
import { SpecTable } from "@/components/sections/spec-table";
import { RichText } from "@/components/ui/rich-text";
import type { ProductPageData } from "@/lib/content/product-page";
import type { Product } from "@/lib/content/products";
import { comparedFacts } from "@/lib/products/facts";
import { splitTitle } from "@/lib/products/title";
import { byteSize } from "@/lib/site/byte-size";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";

type Props = ProductPageData & { product: Product };

/** Text and data of a product beside its key data, then similar products. */
export function ProductPage({ product, banner, reading, similar, pdfBytes }: Props) {
  const t = useWords();
  const { id, title, image, imageAlt, imageDark, description, specs, pdf } = product;
  const { model } = splitTitle(title);
  const own = banner.ok ? banner.data : { title: null, description: null, image: null };
  const ask = <AskLink source={`product-${id}`} label={t("actions.quote")} />;
  return (
    <>
      <PageBanner
        template="decision"
        banner={{ ok: true, data: own.image ? own : { ...own, image, imageAlt, imageDark } }}
        hasRecordImage={!own.image && image !== null}
        title={title}
        trail={[{ label: t("routes.product"), href: routes.product }]}
        label={model}
      />
      <DecisionColumns
        card={
          <FactsCard
            heading={t("templates.productPage.keyData", { model })}
            facts={comparedFacts(specs, t.language)}
            action={ask}
            links={
              pdf && (
                <a
                  href={pdf}
                  target="_blank"
                  rel="noopener"
                  aria-label={t("templates.productPage.dataSheetOf", { title })}
                >
                  {pdfBytes === null
                    ? t("templates.productPage.dataSheet")
                    : t("templates.productPage.dataSheetWithSize", { size: byteSize(pdfBytes) })}
                </a>
              )
            }
          />
        }
        next={<ReadNext pages={reading} />}
      >
        <RichText html={description} />
        <SpecTable specs={specs} />
        {own.image && image && <PictureRow title={title} images={[{ image, imageAlt, imageDark }]} />}
      </DecisionColumns>
      <ProductLinks heading={t("templates.productPage.similar")} products={similar} />
      <CallToAction
        heading={t("templates.endings.plant.heading")}
        text={t("templates.endings.plant.text")}
        action={ask}
      />
    </>
  );
}
