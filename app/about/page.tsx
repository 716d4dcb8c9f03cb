import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { getBanner } from "@/lib/content/banners";
import { getAbout } from "@/lib/content/statements";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "About", path: routes.about });

export default async function AboutPage() {
  const [banner, statement] = await Promise.all([getBanner("about"), getAbout()]);
  return (
    <>
      <PageBanner banner={banner} title="About" />
      <StatementSection heading="About" loaded={statement} />
    </>
  );
}
