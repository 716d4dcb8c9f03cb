import { DetailPage } from "@/components/page/detail-page";
import { FailedPage } from "@/components/page/failed-page";
import { PageNotFound } from "@/components/page/not-found-message";
import { Summaries } from "@/components/page/summaries";
import { getBanner } from "@/lib/content/banners";
import { getService, getServices } from "@/lib/content/services";
import { getRelatedServices } from "@/lib/content/summaries";
import { excerpt } from "@/lib/html";
import { redirectToSlug, someRecords } from "@/lib/record-page";
import { routes, serviceHref, slug } from "@/lib/routes";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

type Props = PageProps<"/services/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getServices(), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const service = await getService(id);
  if (!service.ok) return { title: "Services" };
  if (!service.data) return missingMetadata;
  const { title, text } = service.data;
  return pageMetadata({ title, description: excerpt(text, 160), path: serviceHref(id, title) });
}

export default async function ServicePage({ params }: Props) {
  const { id } = await params;
  const service = await getService(id);
  if (!service.ok) return <FailedPage title="Services" label="Error" message={service.message} />;
  if (!service.data) return <PageNotFound />;
  redirectToSlug(await params, serviceHref(id, service.data.title));
  const [banner, related] = await Promise.all([getBanner(service.data.title), getRelatedServices(id)]);
  const trail = [{ label: "Services", href: routes.services }];
  return (
    <DetailPage banner={banner} detail={service.data} about={`service-${id}`} trail={trail}>
      <Summaries kind="services" heading="Related services" summaries={related} />
    </DetailPage>
  );
}
