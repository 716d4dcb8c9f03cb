import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { Guarantees } from "@/components/sections/guarantees";
import { PageBanner } from "@/components/sections/page-banner";
import { PictureRow } from "@/components/sections/picture-row";
import { ProductLinks } from "@/components/sections/product-links";
import { ReadNext } from "@/components/sections/read-next";
import { ReferencesTeaser } from "@/components/sections/references-teaser";
import { Link } from "@/components/ui/link";
import { PdfLink } from "@/components/ui/pdf-link";
import { RichText } from "@/components/ui/rich-text";
import type { ReferenceDetail, ReferencePageData } from "@/lib/content/reference-page";
import { inquiryHref, routes } from "@/lib/site/routes";
import { browserWords } from "@/lib/words/browser-words";
import { useWords } from "@/lib/words/use-words";

type Props = ReferencePageData & { reference: ReferenceDetail };

/** A plant that the company has built or works for: what it is, what was measured, and what it consists of. */
export function ReferencePage({ reference, banner, products, similar, ...beside }: Props) {
  const t = useWords();
  const { news, reading, catalogue } = beside;
  const { id, title, phase } = reference;
  const ask = (
    <Link href={inquiryHref(`reference-${id}`)} className="button" data-primary>
      {t("templates.referencePage.ask")}
    </Link>
  );
  const rows = [
    ["customer", reference.customer],
    ["place", [reference.place, reference.country].filter(Boolean).join(", ")],
    ["capacity", reference.capacity],
    ["scope", reference.scope],
    ["year", reference.year],
    ["status", phase && browserWords(t.language).references.status[phase]],
  ] as const;
  const facts = rows.flatMap(([name, value]) =>
    value ? { label: t(`templates.referencePage.${name}`), value, note: "" } : [],
  );
  return (
    <>
      <PageBanner
        template="decision"
        banner={banner}
        record={reference}
        title={title}
        trail={[{ label: t("routes.references"), href: routes.references }]}
      />
      <DecisionColumns
        heading={t("templates.referencePage.facts")}
        facts={facts}
        action={ask}
        links={catalogue && <PdfLink href={catalogue.pdf} text={catalogue.title} />}
        next={<ReadNext pages={reading} />}
      >
        <Text {...reference} />
        <Guarantees guarantees={reference.guarantees} />
        <ReadNext heading={t("templates.referencePage.news")} pages={news} />
      </DecisionColumns>
      <ProductLinks heading={t("templates.referencePage.products")} products={products} />
      <ReferencesTeaser heading={t("templates.referencePage.similar")} references={similar} />
      <CallToAction ending="plant" action={ask} />
    </>
  );
}

/** The text, or what stands for it: beside the card nothing stays empty. */
function Text({ title, description, capacity, scope, image, imageAlt, imageDark }: ReferenceDetail) {
  if (description) return <RichText html={description} />;
  if (image) return <PictureRow title={title} images={[{ image, imageAlt, imageDark }]} />;
  return <p>{[capacity, scope].filter(Boolean).join(". ")}</p>;
}
