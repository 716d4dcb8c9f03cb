import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { Summaries } from "@/components/sections/summaries";
import { DetailPage } from "@/components/templates/detail-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getDetailPage } from "@/lib/content/summaries";
import { read, readOne } from "@/lib/read/read";
import { service as serviceData } from "@/lib/seo/graph";
import { recordMetadata } from "@/lib/seo/record";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/expertise/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) => read("expertise", { language }));

export const generateMetadata = async ({ params }: Props) => recordMetadata("expertise", await params);

export default async function ExpertisePage({ params }: Props) {
  const t = await pageWords();
  const { id } = await params;
  const entry = await readOne("expertise", id, { language: t.language });
  if (!entry.ok)
    return <ErrorPage route={routes.expertise} label={t("failed.record")} message={entry.message} />;
  if (!entry.data) return <NotFoundPage heading={t("pages.expertise.missing")} gone={entry.gone} />;
  const path = redirectToSlug(await params, "expertise", entry.data, t.language);
  const { related, ...page } = await getDetailPage("expertise", entry.data, t.language);
  return (
    <>
      <DetailPage kind="expertise" {...page} detail={entry.data}>
        <Summaries kind="expertise" heading={t("pages.expertise.related")} summaries={related} />
      </DetailPage>
      <StructuredData data={serviceData({ ...entry.data, path })} />
    </>
  );
}
