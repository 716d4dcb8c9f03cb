import { MapFrame } from "@/components/sections/map-frame";
import { IndexPage } from "@/components/templates/index-page";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedContent } from "@/components/ui/failed-content";
import { getPageBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.map);

export default async function MapPage() {
  const t = await pageWords();
  const [banner, settings] = await Promise.all([
    getPageBanner(routes.map, t.language),
    getSettings(t.language),
  ]);
  return (
    <IndexPage banner={banner} title={t("routes.map")}>
      {!settings.ok && <FailedContent message={settings.message} />}
      {settings.ok &&
        (settings.data.mapLink ? (
          <MapFrame map={settings.data.mapLink} address={settings.data.address} />
        ) : (
          <EmptyState>{t("pages.map.empty")}</EmptyState>
        ))}
    </IndexPage>
  );
}
