import { ContactPage } from "@/components/templates/contact-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getContactPage } from "@/lib/content/contact-page";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { defaultLanguage, useLanguage } from "@/lib/words/use-words";

export const generateMetadata = () => fixedMetadata(routes.contact, defaultLanguage);

export default async function Contact() {
  const language = useLanguage();
  const [page, formToken] = await Promise.all([getContactPage(language), pageFormToken()]);
  return (
    <>
      <ContactPage {...page} formToken={formToken} />
      <StructuredData data={page.settings.ok ? organization(page.settings.data) : null} />
    </>
  );
}
