import type { ReactNode } from "react";
import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { FactsCard } from "@/components/sections/facts-card";
import { PageBanner } from "@/components/sections/page-banner";
import { PictureRow } from "@/components/sections/picture-row";
import { Link } from "@/components/ui/link";
import type { FullService } from "@/lib/content/service-line";
import { factsOf } from "@/lib/products/facts";
import { inquiryHref, routes } from "@/lib/site/routes";
import type { StaticService } from "@/lib/site/static-services";
import styles from "./static-service-page.module.css";

type Props = {
  service: StaticService;
  /** The service that this page summarizes. */
  full: FullService | null;
  children?: ReactNode;
};

export function StaticServicePage({ service, full, children }: Props) {
  const { id, title, description, image, imageDark } = service;
  const ask = (
    <Link href={inquiryHref(id)} className="button" data-primary>
      Ask about {title}
    </Link>
  );
  return (
    <>
      <PageBanner
        template="decision"
        banner={{ ok: true, data: { title, description: null, image, imageDark } }}
        title={title}
        trail={[{ label: "Services", href: routes.services }]}
      />
      <DecisionColumns
        card={
          <FactsCard
            heading="Key data"
            facts={factsOf(full?.specs ?? [])}
            action={ask}
            links={full && <Link href={full.link.href}>{full.link.label} in detail</Link>}
          />
        }
      >
        <div className={styles.description}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {full && full.images.length > 0 && <PictureRow title={full.link.label} images={full.images} />}
      </DecisionColumns>
      {children}
      <CallToAction
        heading="Send what you have: drawings, log sheets, nameplate data"
        text="We answer with a scope of work and a price."
        action={ask}
      />
    </>
  );
}
