import { Summaries } from "@/components/sections/summaries";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StaticServicePage } from "@/components/templates/static-service-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getStaticServicePage } from "@/lib/content/service-line";
import { getStaticService } from "@/lib/content/static-services";
import { staticServiceSummaries } from "@/lib/content/summaries";
import { service as serviceData } from "@/lib/seo/graph";
import { staticServiceMetadata } from "@/lib/seo/record";
import { localPath } from "@/lib/site/language-path";
import { staticServiceHref, staticServices } from "@/lib/site/static-services";
import { pageWords } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/service/detail/[serviceId]">;

export const generateStaticParams = () => staticServices.map(({ id }) => ({ serviceId: id }));

export const generateMetadata = async ({ params }: Props) => staticServiceMetadata((await params).serviceId);

export default async function ServicePage({ params }: Props) {
  const t = await pageWords();
  const service = getStaticService((await params).serviceId, t.language);
  if (!service) return <NotFoundPage heading={t("pages.staticService.missing")} />;
  const { id, title, description, image } = service;
  const path = localPath(staticServiceHref(id), t.language);
  const data = { title, path, text: description.join(" "), images: [{ image }] };
  const others = (await staticServiceSummaries(t.language)).filter((other) => other.id !== id);
  return (
    <>
      <StaticServicePage service={service} {...(await getStaticServicePage(service, t.language))}>
        <Summaries kind="staticServices" summaries={others} />
      </StaticServicePage>
      <StructuredData data={serviceData(data)} />
    </>
  );
}
