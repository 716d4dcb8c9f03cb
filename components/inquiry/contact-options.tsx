import type { Settings } from "@/lib/content/settings";
import { mailLinks, phoneLink, whatsappHref } from "@/lib/site/contact-links";
import styles from "./contact-options.module.css";

type Props = { settings: Settings; intro: string; isHidden?: boolean };

/** The ways to reach the company without the form. */
export function ContactOptions({ settings, intro, isHidden = false }: Props) {
  const phone = phoneLink(settings.phone);
  const whatsapp = whatsappHref(settings.whatsappNumber);
  const links = [
    phone && { href: phone.href, label: `Call ${phone.label}` },
    ...mailLinks(settings).map(({ href, label }) => ({ href, label: `Mail ${label}` })),
    whatsapp ? { href: whatsapp, label: "Write on WhatsApp" } : null,
  ].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <div data-contact-options hidden={isHidden} className={styles.contactOptions}>
      <p>{intro}</p>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
