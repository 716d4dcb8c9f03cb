import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import styles from "./toggle-summary.module.css";

/** The button of a `<details>`: an icon while closed, a cross while open. */
export function ToggleSummary({ icon, size, label }: { icon: IconName; size?: number; label: string }) {
  return (
    <summary className={styles.toggle}>
      <Icon name={icon} size={size} className={styles.open} />
      <Icon name="close" size={size} className={styles.close} />
      <span className="visually-hidden">{label}</span>
    </summary>
  );
}
