import type { ReactNode } from "react";
import { DutyLinks } from "@/components/islands/products/duty-links";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductFinder } from "@/components/sections/product-finder";
import { ContactButton } from "@/components/ui/contact-button";
import { FailedContent } from "@/components/ui/failed-content";
import type { Banner } from "@/lib/content/banners";
import { basesOf } from "@/lib/products/duty-text";
import type { Result } from "@/lib/read/result";
import { type Duty, dutyQuery, type Gas } from "@/lib/site/duty";
import { useWords } from "@/lib/words/use-words";
import styles from "./products-page.module.css";

type Props = {
  banner: Result<Banner>;
  gases: Gas[];
  duty?: Duty;
  children?: ReactNode;
};

/** The products, with the finder above them, and the bases of the units in which the duty is given. */
export function ProductsPage({ banner, gases, duty = {}, children }: Props) {
  const t = useWords();
  const bases = basesOf(duty);
  return (
    <DutyLinks query={dutyQuery(duty)}>
      <PageBanner template="index" banner={banner} title={t("routes.product")}>
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        {gases.length > 0 && <ProductFinder gases={gases} duty={duty} />}
        {bases.length > 0 && <p className={styles.bases}>{bases.join(" · ")}</p>}
        {children}
      </div>
      <CallToAction
        heading={t("templates.productsPage.ending.heading")}
        text={t("templates.productsPage.ending.text")}
      />
    </DutyLinks>
  );
}

/** The same page while the products could not be read. */
export function ProductsError({ banner, message }: { banner: Result<Banner>; message: string }) {
  return (
    <ProductsPage banner={banner} gases={[]}>
      <FailedContent message={message} />
    </ProductsPage>
  );
}
