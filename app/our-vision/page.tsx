import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getPageBanner } from "@/lib/content/banners";
import { getVision } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.ourVision);

export default async function OurVisionPage() {
  const [banner, statement] = await Promise.all([getPageBanner(routes.ourVision), getVision()]);
  return (
    <>
      <PageBanner template="reading" banner={banner} title="Our Vision" />
      <StatementSection heading="Our Vision" result={statement} />
    </>
  );
}
