import { ReferenceFilters } from "@/components/sections/reference-filters";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ReferencesPage } from "@/components/templates/references-page";
import { getListPage } from "@/lib/content/lists";
import { getReferenceFilters } from "@/lib/content/references";
import { listMetadata } from "@/lib/seo/fixed-page";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { defaultLanguage, useLanguage } from "@/lib/words/use-words";

export const generateMetadata = ({ params }: ListPageProps) =>
  listMetadata(routes.references, params, defaultLanguage);

export default async function References({ params }: ListPageProps) {
  const language = useLanguage();
  const loaded = await getListPage("references", params, language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ReferencesPage {...loaded}>
      <ReferenceFilters filters={await getReferenceFilters(language)} />
    </ReferencesPage>
  );
}
