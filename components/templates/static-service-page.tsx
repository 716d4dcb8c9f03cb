import { PageBanner } from "@/components/sections/page-banner";
import { Link } from "@/components/ui/link";
import type { NavItem } from "@/lib/site/navigation";
import { inquiryHref, routes } from "@/lib/site/routes";
import type { StaticService } from "@/lib/site/static-services";
import styles from "./static-service-page.module.css";

/** @param full the page of the service that this one summarizes */
export function StaticServicePage({ service, full }: { service: StaticService; full: NavItem | null }) {
  const { id, title, description, image } = service;
  return (
    <>
      <PageBanner
        template="decision"
        banner={{ ok: true, data: { title, description: null, image } }}
        title={title}
        trail={[{ label: "Services", href: routes.services }]}
      />
      <div className={`container section ${styles.description}`}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {full && (
          <p>
            <Link href={full.href}>{full.label} in detail</Link>
          </p>
        )}
        <p>
          <Link href={inquiryHref(id)}>Ask about this service</Link>
        </p>
      </div>
    </>
  );
}
