import { DetailPage } from "@/components/page/detail-page";
import { FailedPage } from "@/components/page/failed-page";
import { Missing } from "@/components/page/missing";
import { NotFoundMessage } from "@/components/page/not-found-message";
import { StructuredData } from "@/components/page/structured-data";
import { Summaries } from "@/components/page/summaries";
import { getBanner } from "@/lib/content/banners";
import { getExpertise, getExpertiseEntry } from "@/lib/content/expertise";
import { getRelatedExpertise } from "@/lib/content/summaries";
import { isElsewhere, redirectToSlug, someRecords } from "@/lib/record-page";
import { expertiseHref, slug } from "@/lib/routes";
import { service as serviceData } from "@/lib/seo/graph";
import { failedMetadata, missingMetadata } from "@/lib/seo/metadata";
import { detailMetadata } from "@/lib/seo/record";

type Props = PageProps<"/expertise/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getExpertise(), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const entry = await getExpertiseEntry(id);
  if (!entry.ok) return failedMetadata("Expertise Details");
  if (!entry.data) return missingMetadata;
  const { title } = entry.data;
  if (isElsewhere(await params, expertiseHref(id, title))) return missingMetadata;
  return detailMetadata(entry.data, {
    path: expertiseHref(id, title),
    cardKey: expertiseHref(id, ""),
    section: "Expertise",
    name: `${title} | Expertise Details`,
  });
}

export default async function ExpertisePage({ params }: Props) {
  const { id } = await params;
  const entry = await getExpertiseEntry(id);
  if (!entry.ok) return <FailedPage title="Expertise" label="Error" message={entry.message} />;
  if (!entry.data)
    return (
      <Missing>
        <NotFoundMessage heading="No service found...." gone={entry.gone} />
      </Missing>
    );
  redirectToSlug(await params, expertiseHref(id, entry.data.title));
  const [banner, related] = await Promise.all([getBanner(entry.data.title), getRelatedExpertise(id)]);
  return (
    <DetailPage banner={banner} detail={entry.data} label="Expertise" about={`expertise-${id}`}>
      <StructuredData data={serviceData({ ...entry.data, path: expertiseHref(id, entry.data.title) })} />
      <Summaries kind="expertise" heading="Related expertise" summaries={related} />
    </DetailPage>
  );
}
