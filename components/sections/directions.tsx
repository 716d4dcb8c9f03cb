import { Split } from "@/components/layout-primitives/split";
import { Link } from "@/components/ui/link";
import { SitePlan } from "@/components/ui/site-plan";
import type { Settings } from "@/lib/content/settings";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { ContactBlocks } from "./contact-blocks";
import styles from "./directions.module.css";

/** The company's addresses beside a drawing that leads to the map. */
export function Directions({ settings }: { settings: Settings }) {
  const t = useWords();
  return (
    <Split>
      <ContactBlocks settings={settings} />
      {settings.mapLink && (
        <Link href={routes.map} className={styles.map}>
          <SitePlan />
          <span>
            {`${t("sections.directions.map")} `}
            <span aria-hidden="true">→</span>
          </span>
        </Link>
      )}
    </Split>
  );
}
