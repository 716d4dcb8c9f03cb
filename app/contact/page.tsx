import { ContactPage } from "@/components/page/contact-page";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { pageStamp } from "@/lib/inquiry/stamp";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";

export const generateMetadata = () => fixedMetadata(routes.contact);

export default async function Contact() {
  const [banner, settings, stamp] = await Promise.all([getBanner("contact"), getSettings(), pageStamp()]);
  return (
    <>
      <StructuredData data={settings.ok ? organization(settings.data) : null} />
      <ContactPage banner={banner} settings={settings} stamp={stamp} />
    </>
  );
}
