import { Certificates } from "@/components/sections/certificates";
import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getCertificates } from "@/lib/content/certificates";
import { getQualityPolicy } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const [banner, statement, certificates] = await Promise.all([
    getPageBanner(routes.qualityPolicy),
    getQualityPolicy(),
    getCertificates(),
  ]);
  return (
    <>
      <StructuredData data={itemList(certificates, ({ title, pdf }) => linked(title, pdf))} />
      <PageBanner template="reading" banner={banner} title="Quality Policy" />
      <StatementSection heading="Quality Policy" result={statement} />
      <Certificates result={certificates} />
    </>
  );
}
