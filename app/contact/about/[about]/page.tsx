import { ContactPage } from "@/components/templates/contact-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getPageBanner } from "@/lib/content/banners";
import { getInquirySource } from "@/lib/content/inquiry-source";
import { getSettings } from "@/lib/content/settings";
import { pageFormToken } from "@/lib/inquiry/form-token";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { missingMetadata } from "@/lib/seo/metadata";
import { routes } from "@/lib/site/routes";

type Props = PageProps<"/contact/about/[about]">;

/** A build makes none of them: their stamps are to be signed with the secrets that the site runs with. */
export function generateStaticParams() {
  return [{ about: "-" }];
}

export async function generateMetadata({ params }: Props) {
  const source = await getInquirySource((await params).about);
  if (source.ok && !source.data) return missingMetadata;
  // The same form as at its canonical address, filled in a little.
  return { ...(await fixedMetadata(routes.contact)), robots: { index: false } };
}

/** `/contact?about=…`: the form, opened from a page that it is then about. */
export default async function ContactAbout({ params }: Props) {
  const source = await getInquirySource((await params).about);
  if (source.ok && !source.data) return <NotFoundPage />;
  const [banner, settings, formToken] = await Promise.all([
    getPageBanner(routes.contact),
    getSettings(),
    pageFormToken(),
  ]);
  return (
    <ContactPage
      banner={banner}
      settings={settings}
      formToken={formToken}
      source={source.ok ? (source.data ?? undefined) : undefined}
    />
  );
}
