import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { getPrivacy } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.privacy);

export default async function PrivacyPage() {
  const [banner, privacy, next] = await Promise.all([
    getPageBanner(routes.privacy),
    getPrivacy(),
    getReadNext([routes.contact, routes.address]),
  ]);
  return (
    <>
      <PageBanner template="reading" banner={banner} title="Privacy" />
      <StatementSection heading="Your data on this website" result={privacy} next={next} />
    </>
  );
}
