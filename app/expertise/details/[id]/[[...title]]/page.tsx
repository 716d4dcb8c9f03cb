import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { Summaries } from "@/components/sections/summaries";
import { DetailPage } from "@/components/templates/detail-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getDetail } from "@/lib/content/details";
import { getAll } from "@/lib/content/lists";
import { getDetailPage } from "@/lib/content/summaries";
import { service as serviceData } from "@/lib/seo/graph";
import { detailMetadata } from "@/lib/seo/record";
import { expertiseHref } from "@/lib/site/routes";

type Props = PageProps<"/expertise/details/[id]/[[...title]]">;

export const generateStaticParams = async () => prerenderedTitledParams(await getAll("expertise"));

export const generateMetadata = async ({ params }: Props) => detailMetadata("expertise", await params);

export default async function ExpertisePage({ params }: Props) {
  const { id } = await params;
  const entry = await getDetail("expertise", id);
  if (!entry.ok) return <ErrorPage title="Expertise" label="Error" message={entry.message} />;
  if (!entry.data) return <NotFoundPage heading="No service found...." gone={entry.gone} />;
  const path = expertiseHref(id, entry.data.title);
  redirectToSlug(await params, path);
  const { related, ...page } = await getDetailPage("expertise", entry.data);
  return (
    <>
      <StructuredData data={serviceData({ ...entry.data, path })} />
      <DetailPage kind="expertise" {...page} detail={entry.data}>
        <Summaries kind="expertise" heading="Related expertise" summaries={related} />
      </DetailPage>
    </>
  );
}
