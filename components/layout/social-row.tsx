import { Icon } from "@/components/ui/icon";
import type { Settings } from "@/lib/content/settings";
import type { SocialNetwork } from "@/lib/site/company";
import { useWords } from "@/lib/words/use-words";
import styles from "./social-row.module.css";

const icons = {
  Instagram: "instagram",
  LinkedIn: "linkedin",
  Twitter: "twitter",
  Facebook: "facebook",
  YouTube: "youtube",
  Google: "google",
} as const satisfies Record<SocialNetwork, string>;

export function SocialRow({ profiles }: { profiles: Settings["socialProfiles"] }) {
  const t = useWords();
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t("layout.socialRow.label")}>
      {profiles.map(({ network, href }) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer" aria-label={network}>
            <Icon name={icons[network]} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
