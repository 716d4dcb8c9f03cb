import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { readOne } from "@/lib/read/read";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.privacy);

export default async function PrivacyPage() {
  const t = await pageWords();
  const [banner, privacy, next] = await Promise.all([
    getPageBanner(routes.privacy, t.language),
    readOne("privacy", { language: t.language }),
    getReadNext([routes.contact, routes.address], t.language),
  ]);
  return (
    <>
      <PageBanner template="reading" banner={banner} title={t("routes.privacy")} />
      <StatementSection heading={t("pages.privacy.heading")} result={privacy} next={next} />
    </>
  );
}
