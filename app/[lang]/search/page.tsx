import { SearchPage } from "@/components/templates/search-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { website } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.search);

export default async function Search() {
  const language = await pageLanguage();
  return (
    <>
      <SearchPage banner={await getPageBanner(routes.search, language)} />
      <StructuredData data={website(language)} />
    </>
  );
}
