import { ContactPage } from "@/components/templates/contact-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { getPrivacy } from "@/lib/content/statements";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.contact);

export default async function Contact() {
  const [banner, settings, formToken, privacy] = await Promise.all([
    getPageBanner(routes.contact),
    getSettings(),
    pageFormToken(),
    getPrivacy(),
  ]);
  return (
    <>
      <StructuredData data={settings.ok ? organization(settings.data) : null} />
      <ContactPage {...{ banner, settings, formToken, privacy }} />
    </>
  );
}
