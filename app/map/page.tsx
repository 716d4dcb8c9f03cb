import { Failed } from "@/components/page/failed";
import { MapFrame } from "@/components/page/map-frame";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";

export const generateMetadata = () => fixedMetadata(routes.map);

export default async function MapPage() {
  const [banner, settings] = await Promise.all([getBanner("map"), getSettings()]);
  return (
    <>
      <PageBanner banner={banner} title="Map" />
      <div className="container section">
        {!settings.ok && <Failed label="Failed to load content" message={settings.message} />}
        {settings.ok && settings.data.mapLink && (
          <MapFrame src={settings.data.mapLink} address={settings.data.address} />
        )}
      </div>
    </>
  );
}
