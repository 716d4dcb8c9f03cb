import { ReferenceFilters } from "@/components/sections/reference-filters";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ReferencesPage } from "@/components/templates/references-page";
import { getListPage } from "@/lib/content/list-page";
import { getReferenceFilters } from "@/lib/content/references";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.references);

export default async function References({ params }: ListPageProps) {
  const language = await pageLanguage();
  const loaded = await getListPage("references", params, language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ReferencesPage {...loaded}>
      <ReferenceFilters filters={await getReferenceFilters(language)} />
    </ReferencesPage>
  );
}
