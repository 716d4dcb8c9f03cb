import { Icon } from "@/components/ui/icon";
import { socialProfiles } from "@/lib/site/company";
import styles from "./social-row.module.css";

export function SocialRow() {
  return (
    <ul className={styles.row} aria-label="Social media">
      {socialProfiles
        .filter(({ href }) => href)
        .map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer" aria-label={name}>
              <Icon name={icon} size={22} />
            </a>
          </li>
        ))}
    </ul>
  );
}
