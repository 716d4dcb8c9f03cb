import { ErasureForm } from "@/components/inquiry/erasure-form";
import { IndexPage } from "@/components/templates/index-page";
import { getPageBanner } from "@/lib/content/banners";
import { getInquiryForm } from "@/lib/content/contact-page";
import { getSettingsOrNone } from "@/lib/content/settings";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.erasure);

export default async function ErasurePage() {
  const t = await pageWords();
  const [banner, settings, form, formToken] = await Promise.all([
    getPageBanner(routes.erasure, t.language),
    getSettingsOrNone(t.language),
    getInquiryForm(t.language),
    pageFormToken(),
  ]);
  return (
    <IndexPage banner={banner} title={t("routes.erasure")} isContact>
      <ErasureForm mail={settings.officialEmail} formToken={form && formToken} />
    </IndexPage>
  );
}
