import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { getBanner } from "@/lib/content/banners";
import { getVision } from "@/lib/content/statements";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";

export const generateMetadata = () => fixedMetadata(routes.ourVision);

export default async function OurVisionPage() {
  const [banner, statement] = await Promise.all([getBanner("our-vision"), getVision()]);
  return (
    <>
      <PageBanner banner={banner} title="Our Vision" />
      <StatementSection heading="Our Vision" loaded={statement} />
    </>
  );
}
