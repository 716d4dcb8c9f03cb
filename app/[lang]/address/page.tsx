import { Directions } from "@/components/sections/directions";
import { IndexPage } from "@/components/templates/index-page";
import { FailedContent } from "@/components/ui/failed-content";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getSettings } from "@/lib/content/settings";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { organization } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.address);

export default async function AddressPage() {
  const t = await pageWords();
  const [banner, settings] = await Promise.all([
    getPageBanner(routes.address, t.language),
    getSettings(t.language),
  ]);
  return (
    <>
      <IndexPage banner={banner} title={t("routes.address")}>
        {settings.ok ? <Directions settings={settings.data} /> : <FailedContent message={settings.message} />}
      </IndexPage>
      <StructuredData data={settings.ok ? organization(settings.data) : null} />
    </>
  );
}
