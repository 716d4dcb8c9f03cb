import type { ReactNode } from "react";
import { DutyLinks } from "@/components/islands/products/duty-links";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductFinder } from "@/components/sections/product-finder";
import { UnitSwitch } from "@/components/sections/unit-switch";
import { ContactButton } from "@/components/ui/contact-button";
import { FailedContent } from "@/components/ui/failed-content";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { type Duty, dutyQuery, finderQuery, type Gas } from "@/lib/site/duty";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";

type Props = {
  banner: Result<Banner>;
  gases: Gas[];
  duty?: Duty;
  /** Of a comparison. */
  ids?: string[];
  children?: ReactNode;
};

/** The products, with the finder above them, and the units in which they are shown. */
export function ProductsPage({ banner, gases, duty = {}, ids = [], children }: Props) {
  const t = useWords();
  const { units: _, ...need } = duty;
  return (
    <DutyLinks query={dutyQuery(duty)}>
      <PageBanner template="index" banner={banner} title={t("routes.product")}>
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        {gases.length > 0 && <ProductFinder gases={gases} duty={duty} />}
        <UnitSwitch path={routes.product} duty={duty} query={finderQuery({ duty: need, ids })} />
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
