import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getPageBanner } from "@/lib/content/banners";
import { getQualityPolicy } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const [banner, statement] = await Promise.all([getPageBanner(routes.qualityPolicy), getQualityPolicy()]);
  return (
    <>
      <PageBanner banner={banner} title="Quality Policy" />
      <StatementSection heading="Quality Policy" result={statement} />
    </>
  );
}
