import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listPageMetadata } from "@/lib/seo/metadata";
import { Timeline } from "../../timeline";

type Props = PageProps<"/timeline-and-milestone/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listPageMetadata({
    title: "Timeline & Milestone",
    route: routes.timeline,
    page: pageNumber(await params),
  });
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <Timeline page={page} /> : <PageNotFound />;
}
