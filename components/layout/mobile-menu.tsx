import { MenuOverlay } from "@/components/islands/menu-overlay";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/content/settings";
import { mailLink, phoneLink } from "@/lib/site/contact-links";
import type { NavGroup } from "@/lib/site/routes";
import styles from "./mobile-menu.module.css";
import { SocialRow } from "./social-row";

/** An overlay in which one section is open at a time. */
export function MobileMenu({ groups, settings }: { groups: NavGroup[]; settings: Settings }) {
  const contacts = [phoneLink(settings.phone), mailLink(settings.officialEmail)].filter(
    (link) => link !== null,
  );
  return (
    <MenuOverlay className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="menu" size={24} className={styles.open} />
        <Icon name="close" size={24} className={styles.close} />
        <span className="visually-hidden">Menu</span>
      </summary>
      <nav aria-label="Menu" className={styles.overlay}>
        {groups.map((group) => (
          <details key={group.key} name="menu-section" className={styles.section}>
            <summary>{group.key === "contact" ? "Contact" : group.label}</summary>
            <ul className={styles.items}>
              {[
                { label: group.label, href: group.href },
                ...group.items.filter(({ href }) => href !== group.href),
              ].map((item) => (
                <li key={item.href}>
                  <Link href={item.href}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul className={styles.contacts}>
          {contacts.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <SocialRow />
      </nav>
    </MenuOverlay>
  );
}
