import { ContactPage } from "@/components/templates/contact-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getContactPage } from "@/lib/content/contact-page";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";
import { jobPosting } from "@/lib/seo/job-posting";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.contact);

export default async function Contact() {
  const language = await pageLanguage();
  const [page, formToken] = await Promise.all([getContactPage(language), pageFormToken()]);
  const { settings, openings } = page;
  const jobs = openings.ok ? openings.data.map((opening) => jobPosting(opening, language)) : [];
  return (
    <>
      <ContactPage {...page} formToken={formToken} />
      <StructuredData data={[settings.ok ? organization(settings.data) : null, ...jobs]} />
    </>
  );
}
