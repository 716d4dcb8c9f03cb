import { Certificates } from "@/components/sections/certificates";
import { ReadingPage } from "@/components/templates/reading-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { read, readOne } from "@/lib/read/read";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const t = await pageWords();
  const [banner, result, certificates, next] = await Promise.all([
    getPageBanner(routes.qualityPolicy, t.language),
    readOne("quality-policy", { language: t.language }),
    read("certificates", { language: t.language }),
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
