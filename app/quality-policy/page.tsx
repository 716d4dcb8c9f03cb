import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { getBanner } from "@/lib/content/banners";
import { getQualityPolicy } from "@/lib/content/statements";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";

export const generateMetadata = () => fixedMetadata(routes.qualityPolicy);

export default async function QualityPolicyPage() {
  const [banner, statement] = await Promise.all([getBanner("quality-policy"), getQualityPolicy()]);
  return (
    <>
      <PageBanner banner={banner} title="Quality Policy" />
      <StatementSection heading="Quality Policy" loaded={statement} />
    </>
  );
}
