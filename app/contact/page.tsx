import { ContactBlocks } from "@/components/page/contact-blocks";
import { Failed } from "@/components/page/failed";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "Contact", path: routes.contact });

export default async function ContactPage() {
  const [banner, settings] = await Promise.all([getBanner("contact"), getSettings()]);
  return (
    <>
      <PageBanner banner={banner} title="Contact" />
      <div className="container section">
        {settings.ok ? (
          <ContactBlocks settings={settings.data} />
        ) : (
          <Failed label="Failed to load content" message={settings.message} />
        )}
      </div>
    </>
  );
}
