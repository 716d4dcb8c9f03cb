import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ReferencePage } from "@/components/templates/reference-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getReferencePage } from "@/lib/content/reference-page";
import { read, readOne } from "@/lib/read/read";
import { recordMetadata } from "@/lib/seo/record";
import { referenceData } from "@/lib/seo/reference";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/references/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) =>
  read("references", { page: 1, language }),
);

export const generateMetadata = async ({ params }: Props) => recordMetadata("references", await params);

export default async function ReferenceDetails({ params }: Props) {
  const t = await pageWords();
  const result = await readOne("references", (await params).id, { language: t.language });
  if (!result.ok) return <ErrorPage route={routes.references} message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const reference = result.data;
  const path = redirectToSlug(await params, "references", reference, t.language);
  return (
    <>
      <ReferencePage reference={reference} {...(await getReferencePage(reference, t.language))} />
      <StructuredData data={referenceData(reference, path)} />
    </>
  );
}
