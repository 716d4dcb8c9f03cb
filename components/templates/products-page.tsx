import type { ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductFinder } from "@/components/sections/product-finder";
import { ContactButton } from "@/components/ui/contact-button";
import { ErrorAlert } from "@/components/ui/error-alert";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import type { Duty, Gas } from "@/lib/site/duty";
import { failureText } from "@/lib/words/failure-text";
import { useWords } from "@/lib/words/use-words";

type Props = { banner: Result<Banner>; gases: Gas[]; duty?: Duty; children: ReactNode };

/** The products, with the finder above them. */
export function ProductsPage({ banner, gases, duty, children }: Props) {
  const t = useWords();
  return (
    <>
      <PageBanner template="index" banner={banner} title={t("routes.product")}>
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        {gases.length > 0 && <ProductFinder gases={gases} duty={duty} />}
        {children}
      </div>
      <CallToAction
        heading={t("templates.productsPage.ending.heading")}
        text={t("templates.productsPage.ending.text")}
      />
    </>
  );
}

/** The same page while the products could not be read. */
export function ProductsError({ banner, message }: { banner: Result<Banner>; message: string }) {
  const t = useWords();
  return (
    <ProductsPage banner={banner} gases={[]}>
      <ErrorAlert label={t("failed.content")} message={failureText(message, t.language)} />
    </ProductsPage>
  );
}
