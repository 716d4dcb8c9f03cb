import { Link } from "@/components/page/link";
import { Missing } from "@/components/page/missing";
import { NotFoundMessage } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { Summaries } from "@/components/page/summaries";
import { staticServicesInShort } from "@/lib/content/summaries";
import { inquiryHref, routes } from "@/lib/routes";
import { service } from "@/lib/seo/graph";
import { missingMetadata } from "@/lib/seo/metadata";
import { staticServiceMetadata } from "@/lib/seo/record";
import { staticService, staticServiceHref, staticServices } from "@/lib/static-services";
import styles from "./static-service.module.css";

type Props = PageProps<"/service/detail/[serviceId]">;

export function generateStaticParams() {
  return staticServices.map(({ id }) => ({ serviceId: id }));
}

export async function generateMetadata({ params }: Props) {
  const service = staticService((await params).serviceId);
  if (!service) return { ...missingMetadata, title: "Service Not Found" };
  return staticServiceMetadata(service);
}

export default async function StaticServicePage({ params }: Props) {
  const found = staticService((await params).serviceId);
  if (!found) {
    return (
      <Missing>
        <NotFoundMessage heading="Service Not Found" />
      </Missing>
    );
  }
  const { id, title, description, image } = found;
  return (
    <>
      <StructuredData
        data={service({ title, path: staticServiceHref(id), text: description.join(" "), images: [image] })}
      />
      <PageBanner
        banner={{ ok: true, data: { title, description: null, image } }}
        title={title}
        trail={[{ label: "Services", href: routes.services }]}
      />
      <div className={`container section ${styles.description}`}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link href={inquiryHref(id)}>Ask about this service</Link>
        </p>
      </div>
      <Summaries
        kind="staticServices"
        summaries={staticServicesInShort().filter((other) => other.id !== id)}
      />
    </>
  );
}
