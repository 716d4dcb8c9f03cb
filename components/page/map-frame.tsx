import styles from "./map-frame.module.css";

/** The map that the company chose, fetched only when it comes near the screen. */
export function MapFrame({ src }: { src: string }) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title="Map of our location"
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
    />
  );
}
