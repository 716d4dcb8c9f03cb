import type { ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ProductFinder } from "@/components/sections/product-finder";
import { ContactButton } from "@/components/ui/contact-button";
import { ErrorAlert } from "@/components/ui/error-alert";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import type { Duty, Gas } from "@/lib/site/duty";

type Props = { banner: Result<Banner>; gases: Gas[]; duty?: Duty; children: ReactNode };

/** The products, with the finder above them. */
export function ProductsPage({ banner, gases, duty, children }: Props) {
  return (
    <>
      <PageBanner template="index" banner={banner} title="Product">
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        {gases.length > 0 && <ProductFinder gases={gases} duty={duty} />}
        {children}
      </div>
      <CallToAction
        heading="None of these fits? Ask an engineer"
        text="Send us your flow, purity, pressure and operating hours; we answer with a scheme and a budget price."
      />
    </>
  );
}

/** The same page while the products could not be read. */
export function ProductsError({ banner, message }: { banner: Result<Banner>; message: string }) {
  return (
    <ProductsPage banner={banner} gases={[]}>
      <ErrorAlert label="Failed to load content" message={message} />
    </ProductsPage>
  );
}
