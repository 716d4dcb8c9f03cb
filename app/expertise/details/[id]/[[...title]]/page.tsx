import { DetailPage } from "@/components/page/detail-page";
import { FailedPage } from "@/components/page/failed-page";
import { Missing } from "@/components/page/missing";
import { NotFoundMessage } from "@/components/page/not-found-message";
import { Summaries } from "@/components/page/summaries";
import { getBanner } from "@/lib/content/banners";
import { getExpertise, getExpertiseEntry } from "@/lib/content/expertise";
import { getRelatedExpertise } from "@/lib/content/summaries";
import { excerpt } from "@/lib/html";
import { redirectToSlug, someRecords } from "@/lib/record-page";
import { expertiseHref, slug } from "@/lib/routes";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

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
  if (!entry.ok) return { title: "Expertise Details" };
  if (!entry.data) return missingMetadata;
  const { title, text } = entry.data;
  return pageMetadata({
    title: "Expertise Details",
    description: excerpt(text, 160),
    path: expertiseHref(id, title),
  });
}

export default async function ExpertisePage({ params }: Props) {
  const { id } = await params;
  const entry = await getExpertiseEntry(id);
  if (!entry.ok) return <FailedPage title="Expertise" label="Error" message={entry.message} />;
  if (!entry.data)
    return (
      <Missing>
        <NotFoundMessage heading="No service found...." />
      </Missing>
    );
  redirectToSlug(await params, expertiseHref(id, entry.data.title));
  const [banner, related] = await Promise.all([getBanner(entry.data.title), getRelatedExpertise(id)]);
  return (
    <DetailPage banner={banner} detail={entry.data} label="Expertise" about={`expertise-${id}`}>
      <Summaries kind="expertise" heading="Related expertise" summaries={related} />
    </DetailPage>
  );
}
