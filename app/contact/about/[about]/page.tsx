import { ContactPage } from "@/components/page/contact-page";
import { PageNotFound } from "@/components/page/not-found-message";
import { getBanner } from "@/lib/content/banners";
import { getInquiryAbout } from "@/lib/content/inquiry-about";
import { getSettings } from "@/lib/content/settings";
import { pageStamp } from "@/lib/inquiry/stamp";
import { routes } from "@/lib/routes";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";
import { staticServices } from "@/lib/static-services";

type Props = PageProps<"/contact/about/[about]">;

/** The site's own services; the others are made when first asked for. */
export function generateStaticParams() {
  return staticServices.map(({ id }) => ({ about: id }));
}

export async function generateMetadata({ params }: Props) {
  const about = await getInquiryAbout((await params).about);
  if (about.ok && !about.data) return missingMetadata;
  return pageMetadata({ title: "Contact", path: routes.contact });
}

/** `/contact?about=…`: the form, opened from a page that it is then about. */
export default async function ContactAbout({ params }: Props) {
  const about = await getInquiryAbout((await params).about);
  if (about.ok && !about.data) return <PageNotFound />;
  const [banner, settings, stamp] = await Promise.all([getBanner("contact"), getSettings(), pageStamp()]);
  const known = about.ok ? (about.data ?? undefined) : undefined;
  return <ContactPage banner={banner} settings={settings} stamp={stamp} about={known} />;
}
