import type { ReactNode } from "react";
import { Stack } from "@/components/layout-primitives/stack";
import { CallToAction } from "@/components/sections/call-to-action";
import { DecisionColumns } from "@/components/sections/decision-columns";
import { PageBanner } from "@/components/sections/page-banner";
import { PictureRow } from "@/components/sections/picture-row";
import { PlantStopped } from "@/components/sections/plant-stopped";
import { Link } from "@/components/ui/link";
import type { FullService } from "@/lib/content/service-line";
import type { Settings } from "@/lib/content/settings";
import type { StaticService } from "@/lib/content/static-services";
import { factsOf } from "@/lib/products/facts";
import { inquiryHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import styles from "./static-service-page.module.css";

type Props = {
  service: StaticService;
  /** The service that this page summarizes. */
  full: FullService | null;
  /** Of a page that names the service telephone. */
  settings?: Settings;
  children?: ReactNode;
};

export function StaticServicePage({ service, full, settings, children }: Props) {
  const t = useWords();
  const { id, title, description, image, imageDark } = service;
  const ask = (
    <Link href={inquiryHref(id)} className="button" data-primary>
      {t("templates.ask", { subject: title })}
    </Link>
  );
  return (
    <>
      <PageBanner
        template="decision"
        banner={{ ok: true, data: { title, description: null, image, imageDark } }}
        title={title}
        trail={[{ label: t("routes.services"), href: routes.services }]}
      />
      {settings && <PlantStopped settings={settings} />}
      <DecisionColumns
        heading={t("templates.keyData")}
        facts={factsOf(full?.specs ?? [], t.language)}
        action={ask}
        links={
          full && (
            <Link href={full.link.href}>
              {t("templates.staticServicePage.full", { service: full.link.label })}
            </Link>
          )
        }
      >
        <Stack gap={6} className={styles.description}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
        {full && full.images.length > 0 && <PictureRow title={full.link.label} images={full.images} />}
      </DecisionColumns>
      {children}
      <CallToAction ending="work" action={ask} />
    </>
  );
}
