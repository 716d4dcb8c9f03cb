import { Certificates } from "@/components/sections/certificates";
import { ReadingPage } from "@/components/templates/reading-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getAll } from "@/lib/content/lists";
import { getReadNext } from "@/lib/content/navigation";
import { getStatement } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const [banner, result, certificates, next] = await Promise.all([
    getPageBanner(routes.qualityPolicy),
    getStatement("qualityPolicy"),
    getAll("certificates"),
    getReadNext([routes.references, routes.commitments, routes.ourVision]),
  ]);
  return (
    <>
      <StructuredData data={itemList(certificates, ({ title, pdf }) => linked(title, pdf))} />
      <ReadingPage {...{ banner, result, next }} title="Quality Policy" heading="Quality Policy">
        <Certificates result={certificates} />
      </ReadingPage>
    </>
  );
}
