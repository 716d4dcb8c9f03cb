import { SearchPage } from "@/components/templates/search-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { website } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { defaultLanguage, useLanguage } from "@/lib/words/use-words";

export const generateMetadata = () => fixedMetadata(routes.search, defaultLanguage);

export default async function Search() {
  const language = useLanguage();
  return (
    <>
      <SearchPage banner={await getPageBanner(routes.search)} />
      <StructuredData data={website(language)} />
    </>
  );
}
