import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { Split } from "@/components/layout-primitives/split";
import { Stack } from "@/components/layout-primitives/stack";
import { ContactBlocks } from "@/components/sections/contact-blocks";
import { MapFrame } from "@/components/sections/map-frame";
import { Openings } from "@/components/sections/openings";
import { PlantStopped } from "@/components/sections/plant-stopped";
import { FailedContent } from "@/components/ui/failed-content";
import type { getContactPage } from "@/lib/content/contact-page";
import type { InquirySource } from "@/lib/content/inquiry-source";
import { useWords } from "@/lib/words/use-words";
import styles from "./contact-page.module.css";
import { IndexPage } from "./index-page";

type Props = Awaited<ReturnType<typeof getContactPage>> & {
  formToken: string;
  /** The page that links to the form. */
  source?: InquirySource;
};

export function ContactPage(props: Props) {
  const { banner, settings, formToken, privacy, openings, source } = props;
  const t = useWords();
  const known = settings.ok ? settings.data : null;
  return (
    <IndexPage banner={banner} title={t("routes.contact")} isContact>
      <Split className={styles.contact}>
        <section aria-labelledby="inquiry">
          <h2 id="inquiry">{t("templates.contactPage.inquiry")}</h2>
          <InquiryForm
            settings={known}
            formToken={formToken}
            source={source}
            hasPrivacyPage={!privacy.ok || privacy.data !== null}
          />
        </section>
        <Stack gap={8}>
          {known && <PlantStopped settings={known} isCard />}
          {settings.ok ? (
            <ContactBlocks settings={settings.data} chat />
          ) : (
            <FailedContent message={settings.message} />
          )}
          <Openings result={openings} mail={known?.careersEmail ?? known?.officialEmail ?? null} />
          {known?.mapLink && (
            <section className={styles.map} aria-labelledby="find-us">
              <h2 id="find-us">{t("templates.contactPage.map")}</h2>
              <MapFrame map={known.mapLink} address={known.address} />
            </section>
          )}
        </Stack>
      </Split>
    </IndexPage>
  );
}
