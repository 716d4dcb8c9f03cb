import { Summaries } from "@/components/sections/summaries";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StaticServicePage } from "@/components/templates/static-service-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getFullService } from "@/lib/content/service-line";
import { staticServiceSummaries } from "@/lib/content/summaries";
import { service as serviceData } from "@/lib/seo/graph";
import { missingMetadata } from "@/lib/seo/metadata";
import { staticServiceMetadata } from "@/lib/seo/record";
import { staticService, staticServiceHref, staticServices } from "@/lib/site/static-services";

type Props = PageProps<"/service/detail/[serviceId]">;

export function generateStaticParams() {
  return staticServices.map(({ id }) => ({ serviceId: id }));
}

export async function generateMetadata({ params }: Props) {
  const service = staticService((await params).serviceId);
  if (!service) return { ...missingMetadata, title: "Service Not Found" };
  return staticServiceMetadata(service);
}

export default async function ServicePage({ params }: Props) {
  const service = staticService((await params).serviceId);
  if (!service) return <NotFoundPage heading="Service Not Found" />;
  const { id, title, description, image } = service;
  const data = { title, path: staticServiceHref(id), text: description.join(" "), images: [{ image }] };
  const others = staticServiceSummaries().filter((other) => other.id !== id);
  return (
    <>
      <StructuredData data={serviceData(data)} />
      <StaticServicePage service={service} full={await getFullService(service)}>
        <Summaries kind="staticServices" summaries={others} />
      </StaticServicePage>
    </>
  );
}
