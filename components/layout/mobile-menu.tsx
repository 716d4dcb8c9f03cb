import { MenuOverlay } from "@/components/islands/menu-overlay";
import { LinkItems } from "@/components/ui/link-items";
import { ToggleSummary } from "@/components/ui/toggle-summary";
import type { Settings } from "@/lib/content/settings";
import { mailLink, phoneLink } from "@/lib/site/contact-links";
import type { NavigationGroup } from "@/lib/site/navigation";
import styles from "./mobile-menu.module.css";
import { SocialRow } from "./social-row";

/** An overlay in which one section is open at a time. */
export function MobileMenu({ groups, settings }: { groups: NavigationGroup[]; settings: Settings }) {
  const contacts = [phoneLink(settings.phone), mailLink(settings.officialEmail)].filter(
    (link) => link !== null,
  );
  return (
    <MenuOverlay className={styles.menu}>
      <ToggleSummary icon="menu" size={24} label="Menu" />
      <nav aria-label="Menu" className={styles.overlay}>
        {groups.map((group) => (
          <details key={group.key} name="menu-section" className={styles.section}>
            <summary>{group.key === "contact" ? "Contact" : group.label}</summary>
            <ul className={styles.items}>
              <LinkItems links={[group, ...group.items.filter(({ href }) => href !== group.href)]} />
            </ul>
          </details>
        ))}
        <ul className={styles.contacts}>
          <LinkItems links={contacts} />
        </ul>
        <SocialRow />
      </nav>
    </MenuOverlay>
  );
}
