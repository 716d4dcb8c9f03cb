import { LazyMap } from "@/components/islands/lazy-map";
import { SitePlan } from "@/components/ui/site-plan";
import { mapPageUrl } from "@/lib/media/map";
import styles from "./map-frame.module.css";

type Props = {
  /** URL of the embedded map. */
  src: string;
  address: string | null;
};

/** The map over a drawn site plan, with the address and a link to the map's own page. */
export function MapFrame({ src, address }: Props) {
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <SitePlan />
        <LazyMap src={src} />
      </div>
      <figcaption className={styles.caption}>
        {address && <address>{address}</address>}
        <a href={mapPageUrl(src, address)} target="_blank" rel="noopener" aria-label="Open the map (new tab)">
          Open the map <span aria-hidden="true">↗</span>
        </a>
      </figcaption>
    </figure>
  );
}
