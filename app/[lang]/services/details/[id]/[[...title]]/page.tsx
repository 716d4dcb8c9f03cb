import { prerenderedTitledParams, redirectToSlug } from "@/app/detail-route";
import { Summaries } from "@/components/sections/summaries";
import { DetailPage } from "@/components/templates/detail-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getServicePage } from "@/lib/content/service-line";
import { read, readOne } from "@/lib/read/read";
import { service as serviceData } from "@/lib/seo/graph";
import { recordMetadata } from "@/lib/seo/record";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/services/details/[id]/[[...title]]">;

export const generateStaticParams = prerenderedTitledParams((language) => read("services", { language }));

export const generateMetadata = async ({ params }: Props) => recordMetadata("services", await params);

export default async function ServicePage({ params }: Props) {
  const t = await pageWords();
  const { id } = await params;
  const service = await readOne("services", id, { language: t.language });
  if (!service.ok)
    return <ErrorPage route={routes.services} label={t("failed.record")} message={service.message} />;
  if (!service.data) return <NotFoundPage gone={service.gone} />;
  const path = redirectToSlug(await params, "services", service.data, t.language);
  const { related, ...parts } = await getServicePage(service.data, t.language);
  return (
    <>
      <DetailPage kind="services" {...parts} detail={service.data}>
        <Summaries kind="services" heading={t("pages.services.related")} summaries={related} />
      </DetailPage>
      <StructuredData data={serviceData({ ...service.data, path })} />
    </>
  );
}
