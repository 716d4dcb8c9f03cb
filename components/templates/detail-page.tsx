import type { ReactNode } from "react";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductLinks } from "@/components/sections/product-links";
import { ContentsList } from "@/components/ui/contents-list";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Banner } from "@/lib/content/banners";
import type { Detail } from "@/lib/content/details";
import type { ProductRow } from "@/lib/content/products";
import type { Result } from "@/lib/content/read";
import type { NavItem } from "@/lib/site/navigation";
import { inquiryHref } from "@/lib/site/routes";
import styles from "./detail-page.module.css";

type Props = {
  banner: Result<Banner>;
  detail: Detail;
  trail?: NavItem[];
  label?: string;
  products?: ProductRow[];
  /** Identifies this page in the link to the contact form. */
  inquirySource: string;
  /** Pages that summarize this one. */
  briefs?: NavItem[];
  children?: ReactNode;
};

/** A service or an expertise entry. */
export function DetailPage(props: Props) {
  const { banner, detail, trail, label, products = [], inquirySource, briefs = [], children } = props;
  const images = [...new Set(detail.images)];
  return (
    <>
      <PageBanner template="decision" banner={banner} title={detail.title} trail={trail} label={label} />
      <div className={`container section sides ${styles.detail}`}>
        <section>
          <h2>{detail.title}</h2>
          <ContentsList html={detail.description} />
          <RichText html={detail.description} />
          {briefs.map((brief) => (
            <p key={brief.href} className={styles.brief}>
              <Link href={brief.href}>{brief.label} at a glance</Link>
            </p>
          ))}
          <p className={styles.inquiry}>
            <Link href={inquiryHref(inquirySource)}>Ask about this service</Link>
          </p>
        </section>
        {images.length > 0 && (
          <ul className={`cropped-images ${styles.pictures}`}>
            {images.map((image, index) => (
              <li key={image} data-aos="fade">
                <Picture
                  src={image}
                  alt={(index === 0 && detail.imageAlt) || `${detail.title}, picture ${index + 1}`}
                  width={960}
                  height={720}
                  sizes="(max-width: 48rem) 100vw, 40rem"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ProductLinks heading="Products in this field" products={products} />
      {children}
    </>
  );
}
