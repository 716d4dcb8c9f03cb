import { prerenderedParams } from "@/app/detail-route";
import { ReferenceFilters } from "@/components/sections/reference-filters";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ReferencesPage } from "@/components/templates/references-page";
import { getPageBanner } from "@/lib/content/banners";
import { getFilteredReferences, getReferenceFilters } from "@/lib/content/references";
import { mapResult } from "@/lib/read/result";
import { filteredReferencesMetadata } from "@/lib/seo/reference";
import { routes } from "@/lib/site/routes";
import { pageLanguage, pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/references/filter/[filter]">;

export const generateStaticParams = prerenderedParams(
  async (language) => mapResult(await getReferenceFilters(language), ([first]) => (first ? [first] : [])),
  ({ value }) => ({ filter: value }),
  { filter: "-" },
);

export const generateMetadata = async ({ params }: Props) =>
  filteredReferencesMetadata((await params).filter, await pageLanguage());

/** `/references/filter/…`: the references to plants for one gas, in one country, or both. */
export default async function FilteredReferences({ params }: Props) {
  const t = await pageWords();
  const found = await getFilteredReferences((await params).filter, t.language);
  if (!found.ok) return <ErrorPage route={routes.references} message={found.message} />;
  if (!found.data) return <NotFoundPage />;
  const { filter, page } = found.data;
  const banner = await getPageBanner(routes.references, t.language);
  return (
    <ReferencesPage banner={banner} list={{ ok: true, data: page }}>
      <ReferenceFilters filters={await getReferenceFilters(t.language)} current={filter} />
    </ReferencesPage>
  );
}
