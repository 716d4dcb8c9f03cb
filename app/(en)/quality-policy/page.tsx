import { Certificates } from "@/components/sections/certificates";
import { ReadingPage } from "@/components/templates/reading-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getAll } from "@/lib/content/lists";
import { getReadNext } from "@/lib/content/navigation";
import { getStatement } from "@/lib/content/statements";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const t = await pageWords();
  const [banner, result, certificates, next] = await Promise.all([
    getPageBanner(routes.qualityPolicy, t.language),
    getStatement("qualityPolicy", t.language),
    getAll("certificates", t.language),
    getReadNext([routes.references, routes.commitments, routes.ourVision], t.language),
  ]);
  const title = t("routes.qualityPolicy");
  return (
    <>
      <ReadingPage {...{ banner, result, next }} title={title} heading={title}>
        <Certificates result={certificates} />
      </ReadingPage>
      <StructuredData data={recordList("certificates", certificates, t.language)} />
    </>
  );
}
