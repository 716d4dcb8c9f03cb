import { LazyMap } from "@/components/islands/lazy-map";
import { SitePlan } from "@/components/ui/site-plan";
import type { MapLink } from "@/lib/media/map";
import { useWords } from "@/lib/words/use-words";
import styles from "./map-frame.module.css";

type Props = {
  map: MapLink;
  address: string | null;
};

/** The map, as far as it can be embedded, over a drawn site plan, with the address and a link to the map's own page. */
export function MapFrame({ map, address }: Props) {
  const t = useWords();
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <SitePlan />
        {map.frame && <LazyMap src={map.frame} />}
      </div>
      <figcaption className={`reach ${styles.caption}`}>
        {address && <address>{address}</address>}
        <a href={map.page} target="_blank" rel="noopener" aria-label={t("sections.mapFrame.openInNewTab")}>
          {`${t("sections.mapFrame.open")} `}
          <span aria-hidden="true">↗</span>
        </a>
      </figcaption>
    </figure>
  );
}
