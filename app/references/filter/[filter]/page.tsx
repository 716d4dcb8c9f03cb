import { ReferenceFilters } from "@/components/sections/reference-filters";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ReferencesPage } from "@/components/templates/references-page";
import { getPageBanner } from "@/lib/content/banners";
import { getFilteredReferences, getReferenceFilters } from "@/lib/content/references";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { missingMetadata } from "@/lib/seo/metadata";
import { routes } from "@/lib/site/routes";
import { pageLanguage, pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/references/filter/[filter]">;

export async function generateStaticParams() {
  const filters = await getReferenceFilters(await pageLanguage());
  const [first] = filters.ok ? filters.data : [];
  return [{ filter: first?.value ?? "-" }];
}

export async function generateMetadata({ params }: Props) {
  const found = await getFilteredReferences((await params).filter, await pageLanguage());
  if (found.ok && !found.data) return missingMetadata(await pageLanguage());
  return { ...(await fixedMetadata(routes.references, await pageLanguage())), robots: { index: false } };
}

/** `/references?filter=…`: the references to plants for one gas, in one country, or both. */
export default async function FilteredReferences({ params }: Props) {
  const t = await pageWords();
  const found = await getFilteredReferences((await params).filter, t.language);
  if (found.ok && !found.data) return <NotFoundPage />;
  if (!found.ok || !found.data)
    return <ErrorPage route={routes.references} message={found.ok ? "" : found.message} />;
  const { filter, page } = found.data;
  const banner = await getPageBanner(routes.references, t.language);
  return (
    <ReferencesPage banner={banner} list={{ ok: true, data: page }}>
      <ReferenceFilters filters={await getReferenceFilters(t.language)} current={filter} />
    </ReferencesPage>
  );
}
