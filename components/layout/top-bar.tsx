import { Icon } from "@/components/ui/icon";
import { StoppedLine } from "@/components/ui/stopped-line";
import type { Settings } from "@/lib/content/settings";
import { mailLinks, phoneLink } from "@/lib/site/contact-links";
import { useWords } from "@/lib/words/use-words";
import { Languages } from "./languages";
import styles from "./top-bar.module.css";

export function TopBar({ settings }: { settings: Settings }) {
  const t = useWords();
  const links = [...mailLinks(settings), phoneLink(settings.phone)].filter((link) => link !== null);
  return (
    <aside aria-label={t("layout.topBar.label")} className={styles.bar}>
      <ul className={`container ${styles.links}`}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={href.startsWith("tel:") ? "phone" : "mail"} size={16} />
              {label}
            </a>
          </li>
        ))}
        <Languages />
        <StoppedLine settings={settings} as="li" className={styles.stopped} />
      </ul>
    </aside>
  );
}
