import { Icon } from "@/components/ui/icon";
import { socialProfiles } from "@/lib/site/company";
import { useWords } from "@/lib/words/use-words";
import styles from "./social-row.module.css";

export function SocialRow() {
  const t = useWords();
  return (
    <ul className={styles.row} aria-label={t("layout.socialRow.label")}>
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
