import { ChatLink } from "@/components/islands/products/chat-link";
import { DutyLinks } from "@/components/islands/products/duty-links";
import { DutyLoad } from "@/components/islands/products/duty-load";
import { Split } from "@/components/layout-primitives/split";
import { CallToAction } from "@/components/sections/call-to-action";
import { FactsCard } from "@/components/sections/facts-card";
import { ProductLinks } from "@/components/sections/product-links";
import { ReadNext } from "@/components/sections/read-next";
import { ReferencesTeaser } from "@/components/sections/references-teaser";
import { SpecTable } from "@/components/sections/spec-table";
import arriving from "@/components/ui/arriving.module.css";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Edition } from "@/components/ui/edition";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { ProductPageData } from "@/lib/content/product-page";
import { factsOf, leadTimeKey } from "@/lib/products/facts";
import { loadData } from "@/lib/products/load-html";
import { splitTitle } from "@/lib/products/title";
import type { Whole } from "@/lib/read/kinds";
import { splitLead } from "@/lib/rich-text/lead";
import { byteSize } from "@/lib/site/byte-size";
import { inquiryHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./product-page.module.css";

type Props = ProductPageData & { product: Whole<"products"> };

/** The picture of a product, one sentence, and its data once; beside them what a visitor does next. */
export function ProductPage({ product, banner, reading, references, similar, pdfBytes, chat }: Props) {
  const t = useWords();
  const { id, title, tag, description, gases, specs, pdf, pdfRevision, pdfDate } = product;
  const { model, name } = splitTitle(title);
  const own = banner.ok ? banner.data : { title: null, description: null, image: null };
  const { lead, rest } = splitLead(description);
  const ask = (
    <Link href={inquiryHref(`product-${id}`)} className="button" data-primary suppressHydrationWarning>
      {t("actions.quote")}
    </Link>
  );
  const isLeadTime = ({ key }: { key: string }) => key === leadTimeKey;
  return (
    <DutyLinks>
      <Split className={`container section ${styles.product}`}>
        <Breadcrumb trail={[{ label: t("routes.product"), href: routes.product }]} label={model} />
        <Picture
          of={product.image ? product : own}
          className={`cropped ${styles.picture}`}
          width={752}
          height={470}
          sizes="(width < 64rem) 100vw, (width < 84rem) 56vw, 47rem"
          priority
        />
        <div className={styles.side}>
          <div className={styles.head}>
            {tag && <p>{`PK-${tag}`}</p>}
            <h1 className={arriving.title}>
              {own.title ?? (
                <>
                  {model} <span>{name}</span>
                </>
              )}
            </h1>
          </div>
          <FactsCard
            duty={<DutyLoad data={loadData(gases, specs)} />}
            facts={factsOf(specs.filter(isLeadTime), t.language)}
            action={ask}
            links={
              <>
                {chat && <ChatLink href={chat} label={t("actions.whatsapp")} />}
                {pdf && (
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
                )}
                {pdf && (pdfRevision || pdfDate) && (
                  <small>
                    <Edition revision={pdfRevision} date={pdfDate} />
                  </small>
                )}
              </>
            }
          />
          <ReadNext pages={reading} />
        </div>
        <div className={styles.text}>
          {lead ? (
            <div className={styles.lead}>
              <RichText html={lead} />
            </div>
          ) : (
            own.description && <p className={styles.lead}>{own.description}</p>
          )}
          <SpecTable specs={specs.filter((spec) => !isLeadTime(spec))} />
          <RichText html={rest} />
        </div>
      </Split>
      <ReferencesTeaser references={references} />
      <ProductLinks heading={t("templates.productPage.similar")} products={similar} />
      <CallToAction ending="plant" action={ask} />
    </DutyLinks>
  );
}
