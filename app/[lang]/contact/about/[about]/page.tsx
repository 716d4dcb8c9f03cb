import { ContactPage } from "@/components/templates/contact-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getContactPage } from "@/lib/content/contact-page";
import { getInquirySource } from "@/lib/content/inquiry-source";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { filteredMetadata } from "@/lib/seo/fixed-page";
import { missingMetadata } from "@/lib/seo/metadata";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/contact/about/[about]">;

/** Builds prerender none of these pages: form tokens need the run-time secrets. */
export function generateStaticParams() {
  return [{ about: "-" }];
}

export async function generateMetadata({ params }: Props) {
  const language = await pageLanguage();
  const source = await getInquirySource((await params).about, language);
  if (source.ok && !source.data) return missingMetadata(language);
  // The canonical form with a subject.
  return filteredMetadata(routes.contact, language);
}

/** `/contact/about/…`: the form for a service, an expertise entry or a product. */
export default async function ContactAbout({ params }: Props) {
  const language = await pageLanguage();
  const source = await getInquirySource((await params).about, language);
  if (source.ok && !source.data) return <NotFoundPage />;
  const [page, formToken] = await Promise.all([getContactPage(language), pageFormToken()]);
  return (
    <ContactPage
      {...page}
      formToken={formToken}
      source={source.ok ? (source.data ?? undefined) : undefined}
    />
  );
}
