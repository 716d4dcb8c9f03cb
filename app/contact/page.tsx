import { ContactPage } from "@/components/page/contact-page";
import { getBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { pageStamp } from "@/lib/inquiry/stamp";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "Contact", path: routes.contact });

export default async function Contact() {
  const [banner, settings, stamp] = await Promise.all([getBanner("contact"), getSettings(), pageStamp()]);
  return <ContactPage banner={banner} settings={settings} stamp={stamp} />;
}
