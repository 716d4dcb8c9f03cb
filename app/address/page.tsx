import { ContactBlocks } from "@/components/page/contact-blocks";
import { Failed } from "@/components/page/failed";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";

export const generateMetadata = () => fixedMetadata(routes.address);

export default async function AddressPage() {
  const [banner, settings] = await Promise.all([getBanner("address"), getSettings()]);
  return (
    <>
      <StructuredData data={settings.ok ? organization(settings.data) : null} />
      <PageBanner banner={banner} title="Address" />
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
