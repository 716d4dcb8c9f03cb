import type { ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { PageBanner } from "@/components/sections/page-banner";
import { PictureRow } from "@/components/sections/picture-row";
import { PlantStopped } from "@/components/sections/plant-stopped";
import { ProductLinks } from "@/components/sections/product-links";
import { ReadNext } from "@/components/sections/read-next";
import { ReferencesTeaser } from "@/components/sections/references-teaser";
import { Link } from "@/components/ui/link";
import { PdfLink } from "@/components/ui/pdf-link";
import { RichText } from "@/components/ui/rich-text";
import type { Banner } from "@/lib/content/banners";
import type { ProductRow } from "@/lib/content/products";
import type { Reference } from "@/lib/content/references";
import type { RelatedPage } from "@/lib/content/related-pages";
import type { Settings } from "@/lib/content/settings";
import { factsOf } from "@/lib/products/facts";
import type { Whole } from "@/lib/read/kinds";
import type { Result } from "@/lib/read/result";
import type { NavItem } from "@/lib/site/navigation";
import { inquiryHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./detail-page.module.css";

const kinds = {
  services: {
    source: "service",
    letters: "SV",
    firstNumber: 200,
    ending: "work",
  },
  expertise: {
    source: "expertise",
    letters: "EX",
    firstNumber: 300,
    ending: "plant",
  },
} as const;

/** The others are on the page of all references. */
const maxReferences = 3;

type Props = {
  kind: keyof typeof kinds;
  banner: Result<Banner>;
  detail: Whole<"services"> | Whole<"expertise">;
  /** Position in the list of its kind, counted from 1; 0 where the list could not be read. */
  number: number;
  products?: ProductRow[];
  references?: Reference[];
  /** Pages that summarize this one. */
  briefs?: NavItem[];
  reading?: RelatedPage[];
  catalogue?: { title: string; pdf: string } | null;
  /** Of a page that names the service telephone. */
  settings?: Settings;
  children?: ReactNode;
};

/** A service or an expertise entry. */
export function DetailPage({ kind, banner, detail, products = [], children, ...props }: Props) {
  const t = useWords();
  const { number, references = [], briefs = [], reading = [], catalogue, settings } = props;
  const { source, letters, firstNumber, ending } = kinds[kind];
  const list = t(`routes.${kind}`);
  const crumbs = kind === "services" ? { trail: [{ label: list, href: routes.services }] } : { label: list };
  // Up to a colon: a button has room for no more.
  const subject = detail.title.split(/:\s/, 1)[0] || detail.title;
  const ask = (
    <Link href={inquiryHref(`${source}-${detail.id}`)} className="button" data-primary>
      {t("templates.ask", { subject })}
    </Link>
  );
  const links = [
    ...briefs.map(({ href, label }) => (
      <Link key={href} href={href}>
        {t("actions.brief", { service: label })}
      </Link>
    )),
    ...(catalogue ? [<PdfLink key={catalogue.pdf} href={catalogue.pdf} text={catalogue.title} />] : []),
  ];
  const { images } = detail;
  const pictures = <PictureRow title={detail.title} images={images} />;
  return (
    <>
      <PageBanner template="decision" banner={banner} title={detail.title} {...crumbs} />
      {settings && <PlantStopped settings={settings} />}
      <DecisionColumns
        heading={t("templates.keyData")}
        facts={factsOf(detail.specs, t.language)}
        action={ask}
        links={links.length > 0 && links}
        next={<ReadNext pages={reading} />}
      >
        <section className={styles.detail}>
          <h2>
            {number > 0 && <span aria-hidden="true">{`${letters}-${firstNumber + number}`}</span>}
            {detail.title}
          </h2>
          <RichText html={detail.description} />
        </section>
        {images.length === 1 && pictures}
      </DecisionColumns>
      {images.length > 1 && <div className="container section">{pictures}</div>}
      <ProductLinks heading={t("templates.detailPage.products")} products={products} />
      <ReferencesTeaser references={references.slice(0, maxReferences)} />
      {children}
      <CallToAction ending={ending} action={ask} />
    </>
  );
}
