import { notFound } from "next/navigation";
import { DetailPage } from "@/components/page/detail-page";
import { FailedPage } from "@/components/page/failed-page";
import { getBanner } from "@/lib/content/banners";
import { getExpertise, getExpertiseEntry } from "@/lib/content/expertise";
import { excerpt } from "@/lib/html";
import { recordId, redirectToSlug, someRecords } from "@/lib/record-page";
import { expertiseHref, slug } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = PageProps<"/expertise/details/[id]/[[...title]]">;

export async function generateStaticParams() {
  return someRecords(await getExpertise(), ({ id, title }) => ({ id, title: [slug(title)] }), {
    id: "-",
    title: ["-"],
  });
}

export async function generateMetadata({ params }: Props) {
  const id = recordId(await params);
  const entry = await getExpertiseEntry(id);
  if (!entry.ok || !entry.data) return { title: "Expertise Details" };
  const { title, text } = entry.data;
  return pageMetadata({
    title: "Expertise Details",
    description: excerpt(text, 160),
    path: expertiseHref(id, title),
  });
}

export default async function ExpertisePage({ params }: Props) {
  const id = recordId(await params);
  const entry = await getExpertiseEntry(id);
  if (!entry.ok) return <FailedPage title="Expertise" label="Error" message={entry.message} />;
  if (!entry.data) notFound();
  redirectToSlug(await params, expertiseHref(id, entry.data.title));
  const banner = await getBanner(entry.data.title);
  return <DetailPage banner={banner} detail={entry.data} label="Expertise" />;
}
