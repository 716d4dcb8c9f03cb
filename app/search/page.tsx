import { SearchPage } from "@/components/templates/search-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { website } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.search);

export default async function Search() {
  return (
    <>
      <StructuredData data={website()} />
      <SearchPage banner={await getPageBanner(routes.search)} />
    </>
  );
}
