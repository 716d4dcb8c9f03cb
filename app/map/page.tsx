import { MapFrame } from "@/components/sections/map-frame";
import { IndexPage } from "@/components/templates/index-page";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { getPageBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.map);

export default async function MapPage() {
  const [banner, settings] = await Promise.all([getPageBanner(routes.map), getSettings()]);
  return (
    <IndexPage banner={banner} title="Map">
      {!settings.ok && <ErrorAlert label="Failed to load content" message={settings.message} />}
      {settings.ok &&
        (settings.data.mapLink ? (
          <MapFrame map={settings.data.mapLink} address={settings.data.address} />
        ) : (
          <EmptyState>No map found.</EmptyState>
        ))}
    </IndexPage>
  );
}
