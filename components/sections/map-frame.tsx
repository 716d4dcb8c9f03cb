import { LazyMap } from "@/components/islands/lazy-map";
import { SitePlan } from "@/components/ui/site-plan";
import type { MapLink } from "@/lib/media/map";
import styles from "./map-frame.module.css";

type Props = {
  map: MapLink;
  address: string | null;
};

/** The map, as far as it can be embedded, over a drawn site plan, with the address and a link to the map's own page. */
export function MapFrame({ map, address }: Props) {
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <SitePlan />
        {map.frame && <LazyMap src={map.frame} />}
      </div>
      <figcaption className={styles.caption}>
        {address && <address>{address}</address>}
        <a href={map.page} target="_blank" rel="noopener" aria-label="Open the map (new tab)">
          Open the map <span aria-hidden="true">↗</span>
        </a>
      </figcaption>
    </figure>
  );
}
